import Pure
import Testing

private typealias Screen = Created<Service, Ticket>
private typealias Cell = Configured<Service, Ticket>

@Suite("A stub of a factory")
struct StubFactoryTests {
  private let service = Service(name: "paper oven")

  @Test("creates what its closure makes of the payload")
  func closure() {
    let factory: Screen.Factory = .stub { payload in
      Screen(dependency: service, payload: payload)
    }
    let screen = factory.create(payload: Ticket(number: 2))
    #expect(screen.dependency == service)
    #expect(screen.payload == Ticket(number: 2))
  }

  @Test("creates the given instance, whatever the payload")
  func instance() {
    let screen = Screen(dependency: service, payload: Ticket(number: 1))
    let factory: Screen.Factory = .stub(screen)
    #expect(factory.create(payload: Ticket(number: 2)) === screen)
    #expect(factory.create(payload: Ticket(number: 3)) === screen)
  }

  @Test("has the short forms too")
  func shortForms() {
    let screen = Created<Service, Void>(dependency: service)
    let byInstance: Created<Service, Void>.Factory = .stub(screen)
    let byClosure: Created<Service, Void>.Factory = .stub { _ in screen }
    #expect(byInstance.create() === screen)
    #expect(byClosure.create() === screen)
  }

  @Test("may have nothing, as long as nobody creates")
  func nothing() {
    let list = Created<Screen.Factory, Void>(dependency: .stub())
    #expect(list.dependency is StubFactory<Screen>)
  }
}

@Suite("A stub of a configurator")
struct StubConfiguratorTests {
  @Test("leaves the module as it is")
  func nothing() {
    let cell = Cell()
    let configurator: Cell.Configurator = .stub()
    configurator.configure(cell, payload: Ticket(number: 1))
    #expect(cell.count == 0)
  }

  @Test("does what its closure says instead")
  func closure() {
    let cell = Cell()
    let configurator: Cell.Configurator = .stub { module, payload in
      module.configure(dependency: Service(name: "paper"), payload: payload)
    }
    configurator.configure(cell, payload: Ticket(number: 4))
    #expect(cell.dependency == Service(name: "paper"))
    #expect(cell.payload == Ticket(number: 4))
  }
}
