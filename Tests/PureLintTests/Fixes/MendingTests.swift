import Testing

/// What is unused goes as a whole, and the rest of the sources stays as it was written.
@Suite struct MendingTests {
  @Test func aFieldGoesWithItsArgumentsAndWhatFedThem() {
    MendingApp.expect(
      """
      final class Zone {}
      final class Store {}
      final class Clock: FactoryModule {
        struct Dependency {
          let zone: Zone
          let store: Store
        }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      struct AppDependency {
        static func resolve() -> Clock.Factory {
          let zone = Zone()
          let store = Store()
          return Clock.Factory(dependency: .init(zone: zone, store: store))
        }
      }
      """,
      becomes: """
        final class Zone {}
        final class Store {}
        final class Clock: FactoryModule {
          struct Dependency {
            let zone: Zone
          }
          init(dependency: Dependency, payload: Void) { print(dependency.zone) }
        }
        struct AppDependency {
          static func resolve() -> Clock.Factory {
            let zone = Zone()
            return Clock.Factory(dependency: .init(zone: zone))
          }
        }
        """
    )
  }

  /// What a library's function turns a value into is that value.
  @Test func anErasedPublisherGoes() {
    let app = { (fields: String, arguments: String) in
      """
      import Combine
      final class Lamp { func light() { print(1) } }
      final class Row {
        private let lamp: Lamp
      \(fields)  }
        func show() { lamp.light() }
      }
      final class Home {
        private let lamp = Lamp()
        private let shown: AnyPublisher<Int, Never> = Empty().eraseToAnyPublisher()
        func open() {
          print(shown)
          Row(lamp: lamp\(arguments)).show()
        }
      }
      @main enum Main { static func main() { Home().open() } }
      """
    }
    let fields = """
        private let shown: AnyPublisher<Int, Never>
        init(lamp: Lamp, shown: AnyPublisher<Int, Never>) {
          self.lamp = lamp
          self.shown = shown

      """
    MendingApp.expect(
      app(fields, ", shown: shown.eraseToAnyPublisher()"),
      becomes: app("  init(lamp: Lamp) {\n    self.lamp = lamp\n", "")
    )
  }

  @Test func aMemberGoesOnceTheOtherOneOfItsNameIsGone() {
    let home = { (rows: String) in
      """
      final class Lamp {
        func light() { print(1) }
      }
      final class Row {
        private let lamp: Lamp
        init(lamp: Lamp) { self.lamp = lamp }
        func show() { lamp.light() }
      }
      final class Home {
        private let lamp = Lamp()
      \(rows)  func open() { Row(lamp: lamp).show() }
      }
      @main enum Main { static func main() { Home().open() } }
      """
    }
    let rows = """
        var rows: [Row] { [Row(lamp: lamp)] }
        func rows(of size: Int) -> [Row] {
          print(size)
          return [Row(lamp: lamp)]
        }

      """
    MendingApp.expect(home(rows), becomes: home(""))
  }

  @Test func aCopyGoesWithItsPropertyAndTheInitializersParameter() {
    MendingApp.expect(
      """
      final class Zone {}
      final class Clock: FactoryModule {
        struct Dependency {
          let zone: Zone
          let other: Zone

          init(zone: Zone, other: Zone) {
            self.zone = zone
            self.other = other
          }
        }

        private let zone: Zone
        private let other: Zone

        init(dependency: Dependency, payload: Void) {
          self.zone = dependency.zone
          self.other = dependency.other
          print(zone)
        }
      }
      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(zone: Zone(), other: Zone()))
        }
      }
      """,
      becomes: """
        final class Zone {}
        final class Clock: FactoryModule {
          struct Dependency {
            let zone: Zone

            init(zone: Zone) {
              self.zone = zone
            }
          }

          private let zone: Zone

          init(dependency: Dependency, payload: Void) {
            self.zone = dependency.zone
            print(zone)
          }
        }
        struct AppDependency {
          static func resolve() -> Clock.Factory {
            Clock.Factory(dependency: .init(zone: Zone()))
          }
        }
        """
    )
  }

  @Test func aChainOfFunctionsGoesFromEndToEnd() {
    MendingApp.expect(
      root: """
          static func resolve() -> Clock.Factory {
            let store = Store()
            return make(zone: Zone(), store: store)
          }

          private static func make(zone: Zone, store: Store) -> Clock.Factory {
            makeInner(zone: zone, store: store)
          }

          private static func makeInner(zone: Zone, store: Store) -> Clock.Factory {
            Clock.Factory(dependency: .init(zone: zone))
          }

          /// Makes what nobody asks for.
          private static func makeStore() -> Store { Store() }
        """,
      becomes: """
          static func resolve() -> Clock.Factory {
            return make(zone: Zone())
          }

          private static func make(zone: Zone) -> Clock.Factory {
            makeInner(zone: zone)
          }

          private static func makeInner(zone: Zone) -> Clock.Factory {
            Clock.Factory(dependency: .init(zone: zone))
          }
        """
    )
  }

  @Test func everyFileIsChanged() throws {
    let files = [
      ("Clock.swift", module(fields: "let zone: Zone\n    let store: Store")),
      ("Root.swift", "struct AppDependency {\n\(first(argument: ", store: Store()"))\n}\n"),
      ("Second.swift", "extension AppDependency {\n\(second(argument: ", store: Store()"))\n}\n"),
    ]
    let mended = MendingApp.mend(files)
    #expect(mended.leftovers.map(\.reason) == [])
    #expect(
      mended.texts == [
        module(fields: "let zone: Zone"),
        "struct AppDependency {\n\(first(argument: ""))\n}\n",
        "extension AppDependency {\n\(second(argument: ""))\n}\n",
      ]
    )
  }

  private func module(fields: String) -> String {
    """
    final class Zone {}
    final class Store {}
    final class Clock: FactoryModule {
      struct Dependency {
        \(fields)
      }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }

    """
  }

  private func first(argument: String) -> String {
    """
      static func resolve() -> [Clock.Factory] {
        [Clock.Factory(dependency: .init(zone: Zone()\(argument))), second()]
      }
    """
  }

  private func second(argument: String) -> String {
    """
      static func second() -> Clock.Factory {
        Clock.Factory(dependency: .init(zone: Zone()\(argument)))
      }
    """
  }
}
