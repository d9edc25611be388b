import SwiftUI
import UIKit

// A protocol's extension hands on to a function of all views, which hosts; a storyboard makes a host.

final class Notes: ObservableObject { @Published var count = 0 }

struct NoteCount: View {
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

protocol Routing: AnyObject {
  var navigation: UINavigationController { get }
}

extension Routing {
  func push(_ view: some View, animated: Bool = true) {
    navigation.pushViewController(view.hosted(), animated: animated)
  }
}

extension View {
  func hosted() -> UIViewController { UIHostingController(rootView: self) }
}

final class Flow: Routing {
  let navigation = UINavigationController()
  private let notes = Notes()

  func start() { push(NoteCount().environmentObject(notes)) }
  func open() {
    // want@+1: missing-provider "'NoteCount' is shown without a 'Notes'"
    push(NoteCount())
  }
}

/// Nobody makes one.
final class OldFlow: Routing {
  let navigation = UINavigationController()
  func open() { push(NoteCount()) }
}

final class DrawnHost: UIHostingController<NoteCount> {
  required init?(coder: NSCoder) {
    // want@+1: missing-provider "'NoteCount' is shown without a 'Notes'"
    super.init(coder: coder, rootView: NoteCount())
  }
}

final class FilledHost: UIHostingController<AnyView> {
  required init?(coder: NSCoder) {
    super.init(coder: coder, rootView: AnyView(NoteCount().environmentObject(Notes())))
  }
}

@main
final class NotesDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let flow = Flow()
    window.rootViewController = flow.navigation
    flow.start()
    flow.open()
    return true
  }
}
