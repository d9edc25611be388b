import SwiftUI
import UIKit
import WatchKit

// Views come to a host by parameters, by properties and by what they conform to.

final class Fares: ObservableObject { @Published var sum = 0 }
final class Stops: ObservableObject { @Published var count = 0 }

struct FareLabel: View {
  @EnvironmentObject private var fares: Fares
  var body: some View { Text("\(fares.sum)") }
}

struct Ticket: View {
  var body: some View { VStack { FareLabel() } }
}

class TitledHost<Screen: View>: UIHostingController<Screen> {
  init(_ screen: Screen, title: String) { super.init(rootView: screen) }
}

final class BareHost: UIHostingController<AnyView> {}

extension View {
  func hosted() -> UIViewController { UIHostingController(rootView: self) }
}

extension UIViewController {
  func cover(with screen: some View) {
    present(UIHostingController(rootView: AnyView(screen)), animated: true)
  }
}

/// Makes the view later.
final class Panel {
  private let build: () -> AnyView
  init(build: @escaping () -> AnyView) { self.build = build }
  func open() -> UIViewController { UIHostingController(rootView: build()) }
}

/// Keeps the view, by whichever initializer it is given one.
struct Tab {
  let content: AnyView
  init(title: String, @ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
  init(number: Int, @ViewBuilder content: () -> some View) {
    self.init(title: "\(number)", content: content)
  }
}

struct Tabs: View {
  let tabs: [Tab]
  var body: some View { ForEach(tabs, id: \.content) { tab in tab.content } }
}

/// Shows what it is given in a controller of its own, which may be given its environment.
struct Embedded<Content: View>: UIViewControllerRepresentable {
  let content: Content
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: content)
  }
}

struct Wrapper: View {
  let fares: Fares
  var body: some View {
    Embedded(content: Ticket()).environmentObject(fares)
    // want@+1: missing-provider "is shown without a 'Fares'"
    Embedded(content: Ticket())
  }
}

enum Page: View {
  case stops, about
  var body: some View {
    switch self {
    case .stops: StopLabel()
    case .about: Text("about")
    }
  }
}

struct StopLabel: View {
  // want@+1: missing-provider "nothing injects the 'Stops'"
  @EnvironmentObject private var stops: Stops
  var body: some View { Text("\(stops.count)") }
}

struct Pager: View {
  @State private var page = Page.about
  var body: some View { page }
}

final class Station: UIViewController {
  private let fares = Fares()

  override func viewDidLoad() {
    add(TitledHost(Ticket().environmentObject(fares), title: "a"))
    // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
    add(TitledHost(Ticket(), title: "b"))
    // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
    add(BareHost(rootView: AnyView(Ticket())))
    add(Ticket().environmentObject(fares).hosted())
    // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
    add(Ticket().hosted())
    cover(with: Ticket().environmentObject(fares))
    // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
    cover(with: Ticket())
    add(Panel { AnyView(Ticket().environmentObject(self.fares)) }.open())
    // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
    add(Panel { AnyView(Ticket()) }.open())
    add(UIHostingController(rootView: Wrapper(fares: fares)))
    add(UIHostingController(rootView: Pager()))
    // want@+1: missing-provider "'Tabs' is shown without a 'Fares'"
    add(UIHostingController(rootView: Tabs(tabs: [Tab(number: 1) { Ticket() }])))
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration {
      // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
      Ticket()
    }
    // want@+1: missing-provider "'Ticket' is shown without a 'Fares'"
    _ = ImageRenderer(content: Ticket())
  }

  private func add(_ child: UIViewController) { addChild(child) }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(_ application: UIApplication) -> Bool {
    window.rootViewController = Station()
    return true
  }
}

final class WatchHost: WKHostingController<AnyView> {
  // want@+1: missing-provider "'FareLabel' is shown without a 'Fares'"
  override var body: AnyView { AnyView(FareLabel()) }
}
