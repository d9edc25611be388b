import AppKit
import SwiftUI

// What heirs of a class, or types that conform to a protocol, show by members of their own is what each
// of those shows that the app makes.

final class Tide: ObservableObject { @Published var height = 2 }

struct TideMark: View {
  @EnvironmentObject private var tide: Tide
  var body: some View { Text("\(tide.height)") }
}

class Chart {
  var content: AnyView { fatalError("each chart has its own") }
  func legend() -> AnyView { AnyView(Text("legend")) }

  func open() {
    NSWindow(contentViewController: NSHostingController(rootView: content)).orderFront(nil)
    NSWindow(contentViewController: NSHostingController(rootView: legend())).orderFront(nil)
  }
}

final class BareChart: Chart {
  // want@+1: missing-provider "'TideMark' is shown without a 'Tide'"
  override var content: AnyView { AnyView(TideMark()) }
}

final class FullChart: Chart {
  private let tide = Tide()
  override var content: AnyView { AnyView(TideMark().environmentObject(tide)) }
  override func legend() -> AnyView { AnyView(TideMark().environmentObject(tide)) }
}

/// Nobody makes one.
final class DraftChart: Chart {
  override var content: AnyView { AnyView(VStack { TideMark() }) }
}

protocol Sheet { func page() -> AnyView }

struct BareSheet: Sheet {
  // want@+1: missing-provider "'TideMark' is shown without a 'Tide'"
  func page() -> AnyView { AnyView(TideMark()) }
}

struct FullSheet: Sheet {
  let tide: Tide
  func page() -> AnyView { AnyView(TideMark().environmentObject(tide)) }
}

/// Conforms, and is asked as itself.
struct Cover: Sheet {
  // want@+1: missing-provider "'TideMark' is shown without a 'Tide'"
  func page() -> AnyView { AnyView(TideMark()) }
}

/// Each place that shows one of these has the object.
protocol Card { func face() -> AnyView }
struct PlainCard: Card { func face() -> AnyView { AnyView(Text("plain")) } }
struct TideCard: Card { func face() -> AnyView { AnyView(TideMark()) } }

/// The body is the protocol's, what it shows is the type's.
protocol Screen: View {
  associatedtype Content: View
  var content: Content { get }
}

extension Screen { var body: some View { VStack { content } } }

struct Pier: Screen { var content: some View { TideMark() } }
struct Quay: Screen { var content: some View { Text("quay") } }

@main
final class Delegate: NSObject, NSApplicationDelegate {
  private let tide = Tide()
  private let charts = [BareChart(), FullChart()]
  private let sheets: [any Sheet] = [BareSheet(), FullSheet(tide: Tide())]
  private let cards: [any Card] = [PlainCard(), TideCard()]

  func applicationDidFinishLaunching(_ notification: Notification) {
    for chart in charts { chart.open() }
    for sheet in sheets { show(sheet.page()) }
    for card in cards { show(AnyView(card.face().environmentObject(tide))) }
    show(Cover().page())
    show(AnyView(Pier().environmentObject(tide)))
    // want@+1: missing-provider "'Pier' is shown without a 'Tide'"
    show(AnyView(Pier()))
    show(AnyView(Quay()))
  }

  private func show(_ view: AnyView) {
    NSWindow(contentViewController: NSHostingController(rootView: view)).orderFront(nil)
  }
}
