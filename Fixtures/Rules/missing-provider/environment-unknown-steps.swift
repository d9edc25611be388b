import Providers
import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
final class Cache: ObservableObject { @Published var size = 0 }
class Base: ObservableObject { @Published var title = "" }
final class Special: Base {}

@main
struct MainApp: App {
  @StateObject private var store = Store()
  private let base: Base = Special()

  var body: some Scene {
    WindowGroup {
      VStack {
        Screen().provided(with: store)
        StoreProvider(store) { Screen() }
        Screen().modifier(StoreModifier(store))
        CacheScreen().environmentObject(Providers.current)
        stored
        AnyView(Screen()).environmentObject(store)
        SpecialScreen().environmentObject(Special())
        // want@+1: missing-provider "'SpecialScreen' is shown without a 'Special' in its environment"
        SpecialScreen().environmentObject(base)
        BaseScreen().environmentObject(base)
        #if os(macOS)
          MacScreen()
        #endif
        Aliased().environmentObject(store)
        ForEach(0..<3) { _ in
          Lazy(Screen().environmentObject(store))
        }
        // want@+1: missing-provider "'Screen' is shown without a 'Store' in its environment"
        Lazy(Screen())
      }
    }
  }

  private var stored: some View { Screens.all["first"]! }
}

enum Screens {
  static let all: [String: AnyView] = ["first": AnyView(Screen())]
}

struct Lazy<Content: View>: View {
  private let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: some View { build() }
}

struct Screen: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title) }
}

typealias AppStore = Store

struct Aliased: View {
  @EnvironmentObject var store: AppStore
  var body: some View { Text(store.title) }
}

struct BaseScreen: View {
  @EnvironmentObject var base: Base
  var body: some View { Text(base.title) }
}

struct SpecialScreen: View {
  @EnvironmentObject var special: Special
  var body: some View { Text(special.title) }
}

struct CacheScreen: View {
  @EnvironmentObject var cache: Cache
  var body: some View { Text("\(cache.size)") }
}

/// Reads what only other systems inject.
struct MacScreen: View {
  @EnvironmentObject var cache: Cache
  var body: some View {
    #if os(iOS)
      Text("\(cache.size)")
    #else
      Text("")
    #endif
  }
}
