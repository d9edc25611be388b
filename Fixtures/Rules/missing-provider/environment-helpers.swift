import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
final class Router: ObservableObject { @Published var isOpen = false }
final class Log: ObservableObject { @Published var lines = 0 }

final class Services: ObservableObject {
  let store = Store()
  let router = Router()

  func inject<Content: View>(into content: Content) -> some View {
    content.environmentObject(self)
      .environmentObject(store)
  }
}

extension View {
  func withServices(_ services: Services) -> some View {
    environmentObject(services.store)
      .modifier(WithRouter(router: services.router))
  }

  @ViewBuilder func logged(_ log: Log?) -> some View {
    if let log { environmentObject(log) } else { self }
  }
}

struct WithRouter: ViewModifier {
  let router: Router
  func body(content: Content) -> some View { content.environmentObject(router) }
}

struct Shell<Content: View>: View {
  let services: Services
  @ViewBuilder let content: () -> Content
  var body: some View {
    NavigationStack { content().withServices(services) }
  }
}

struct Plain<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

@main
struct MainApp: App {
  @StateObject private var services = Services()
  @StateObject private var log = Log()

  var body: some Scene {
    WindowGroup {
      VStack {
        Screen().withServices(services)
        Shell(services: services) { Screen() }
        services.inject(into: ServicesScreen())
        // want@+1: missing-provider "'Screen' is shown without a 'Router' in its environment"
        services.inject(into: Screen())
        Plain { Screen() }.withServices(services)
        // want@+1: missing-provider "'Screen' is shown without a 'Router' in its environment", missing-provider "'Screen' is shown without a 'Store' in its environment"
        Plain { Screen() }
        LogScreen().logged(log)
        // What another module makes of it is not known.
        External { Screen() }
        Screen().external()
      }
    }
  }
}

struct Screen: View {
  @EnvironmentObject var store: Store
  @EnvironmentObject var router: Router
  var body: some View { Text(store.title + "\(router.isOpen)") }
}

struct ServicesScreen: View {
  @EnvironmentObject var services: Services
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title + services.store.title) }
}

struct LogScreen: View {
  @EnvironmentObject var log: Log
  var body: some View { Text("\(log.lines)") }
}
