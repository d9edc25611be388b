import AppKit
import SwiftUI

// A controller that no storyboard can make, and no code makes, shows nothing.

final class Files: ObservableObject { @Published var count = 0 }

@main
struct FinderApp: App {
  @StateObject private var files = Files()
  var body: some Scene {
    WindowGroup {
      Listing().environmentObject(files)
      DialButton()
    }
    Library(files: files)
  }
}

struct Listing: View {
  @EnvironmentObject private var files: Files
  var body: some View { Text("\(files.count)") }
}

final class OldWindow: NSWindowController {
  init() { super.init(window: nil) }
  required init?(coder: NSCoder) { fatalError("no storyboard has one") }
  override func loadWindow() {
    let window = NSWindow()
    window.contentView = NSHostingView(rootView: Listing())
    self.window = window
  }
}

final class DrawnWindow: NSWindowController {
  override func windowDidLoad() {
    super.windowDidLoad()
    // want@+1: missing-provider "'Listing' is shown without a 'Files' in its environment"
    window?.contentView = NSHostingView(rootView: Listing())
  }
}

// What an initializer shows that extends a type of the system, is shown where somebody calls it.

final class Speed: ObservableObject { @Published var value = 0 }

struct Dial: View {
  @EnvironmentObject private var speed: Speed  // want: missing-provider "nothing injects the 'Speed'"
  var body: some View { Text("\(speed.value)") }
}

extension NSWindow {
  convenience init(dialNamed title: String) {
    self.init()
    self.title = title
    contentView = NSHostingView(rootView: Dial())
  }
}

struct DialButton: View {
  var body: some View {
    Button("Dial") { NSWindow(dialNamed: "Speed").makeKeyAndOrderFront(nil) }
  }
}

extension NSWindow {
  convenience init(oldNamed title: String) {
    self.init()
    contentView = NSHostingView(rootView: Listing())
  }
}

final class Shelves: ObservableObject { @Published var count = 0 }

struct Stacks: View {
  let isOpen: Bool
  var body: some View {
    if isOpen { Books() }
  }
}

struct Books: View {
  @EnvironmentObject private var shelves: Shelves
  var body: some View { Text("\(shelves.count)") }
}

struct Library: Scene {
  @ObservedObject var files: Files
  var body: some Scene {
    Window("Library", id: "library") {
      // want@+1: missing-provider "'Stacks' is shown without a 'Shelves' in its environment"
      Stacks(isOpen: files.count > 1)
    }
  }
}

final class OldLibrary: NSWindowController {
  private let shelves = Shelves()
  init() { super.init(window: nil) }
  required init?(coder: NSCoder) { fatalError("no storyboard has one") }
  private func content() -> some View { Stacks(isOpen: true).environmentObject(shelves) }
  override func loadWindow() {
    window?.contentView = NSHostingView(rootView: content())
  }
}
