import AppKit
import SwiftUI
import Windows

// A view that is a local, hosted where it is made or by an object of a library, is on no other way.

final class Draft: ObservableObject { @Published var words = 7 }
final class Fonts: ObservableObject { @Published var size = 12 }

struct Count: View {
  @EnvironmentObject private var draft: Draft
  var body: some View { Text("\(draft.words)") }
}

struct Ruler: View {
  @EnvironmentObject private var fonts: Fonts
  var body: some View { Text("\(fonts.size)") }
}

struct Page: View {
  let isWide: Bool
  var body: some View {
    if UserDefaults.standard.bool(forKey: "wide") {
      Count()
    }
  }
}

@main
final class Delegate: NSObject, NSApplicationDelegate {
  private let draft = Draft()
  private let fonts = Fonts()

  func applicationDidFinishLaunching(_ notification: Notification) {
    openPage()
    openRuler()
    let count = Count().environmentObject(draft)
    NSWindow(contentViewController: NSHostingController(rootView: count)).orderFront(nil)
  }

  func openPage() {
    // want@+1: missing-provider "'Page' is shown without a 'Draft'"
    let page = Page(isWide: true).frame(width: 200)
    NSWindow(contentViewController: NSHostingController(rootView: page)).orderFront(nil)
  }

  func openRuler() {
    let ruler = Ruler().environmentObject(fonts)
    WindowKeeper.shared.open(id: "ruler", with: ruler)
    let bare = VStack { Ruler() }
    print(bare)
    // want@+1: missing-provider "'Ruler' is shown without a 'Fonts'"
    let other = Ruler().frame(width: 10)
    WindowKeeper.shared.open(id: "other", with: other)
  }
}

extension Delegate {
  @objc func openAgain() { openPage() }
}
