import Pure
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

@Suite("A factory module")
struct FactoryModuleShortFormTests {
  private let service = Service(name: "oven")
  private let ticket = Ticket(number: 7)

  @Test("is created with both")
  func both() {
    let module = Created<Service, Ticket>(dependency: service, payload: ticket)
    #expect(module.dependency == service)
    #expect(module.payload == ticket)
    let made = Created<Service, Ticket>.Factory(dependency: service).create(payload: ticket)
    #expect(made.dependency == service)
    #expect(made.payload == ticket)
  }

  @Test("is created with a dependency alone")
  func dependencyAlone() {
    #expect(Created<Service, Void>(dependency: service).dependency == service)
    let factory = Created<Service, Void>.Factory(dependency: service)
    #expect(factory.create().dependency == service)
  }

  @Test("is created with a payload alone")
  func payloadAlone() {
    #expect(Created<Void, Ticket>(payload: ticket).payload == ticket)
    #expect(Created<Void, Ticket>.Factory().create(payload: ticket).payload == ticket)
  }

  @Test("is created with nothing")
  func nothing() {
    #expect(Created<Void, Void>().dependency == ())
    #expect(Created<Void, Void>.Factory().create().payload == ())
  }

  private struct Value: FactoryModule {
    typealias Dependency = Service

    let name: String

    init(dependency: Service, payload: Void) {
      name = dependency.name
    }
  }

  @Test("may be a value")
  func value() {
    #expect(Value.Factory(dependency: service).create().name == "oven")
  }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
      private typealias PlatformViewController = UIViewController
    #else
      private typealias PlatformViewController = NSViewController
    #endif

    private final class Screen: PlatformViewController, @MainActor FactoryModule {
      typealias Dependency = Service
      typealias Payload = Ticket
    }

    @Test("needs no initializer when it is a view controller")
    @MainActor
    func viewController() {
      let screen = Screen.Factory(dependency: service).create(payload: ticket)
      #expect(screen.title == nil)
    }
  #endif
}

@Suite("A configurator module")
struct ConfiguratorModuleShortFormTests {
  private let service = Service(name: "oven")
  private let ticket = Ticket(number: 7)

  @Test("is configured with both")
  func both() {
    let module = Configured<Service, Ticket>()
    module.configure(dependency: service, payload: ticket)
    #expect(module.dependency == service)
    Configured<Service, Ticket>.Configurator(dependency: Service(name: "pan"))
      .configure(module, payload: Ticket(number: 8))
    #expect(module.dependency == Service(name: "pan"))
    #expect(module.payload == Ticket(number: 8))
  }

  @Test("is configured with a dependency alone")
  func dependencyAlone() {
    let module = Configured<Service, Void>()
    module.configure(dependency: Service(name: "pan"))
    #expect(module.dependency == Service(name: "pan"))
    Configured<Service, Void>.Configurator(dependency: service).configure(module)
    #expect(module.dependency == service)
  }

  @Test("is configured with a payload alone")
  func payloadAlone() {
    let module = Configured<Void, Ticket>()
    module.configure(payload: ticket)
    #expect(module.payload == ticket)
    Configured<Void, Ticket>.Configurator().configure(module, payload: Ticket(number: 8))
    #expect(module.payload == Ticket(number: 8))
  }

  @Test("is configured with nothing")
  func nothing() {
    let module = Configured<Void, Void>()
    module.configure()
    Configured<Void, Void>.Configurator().configure(module)
    #expect(module.count == 2)
  }
}
