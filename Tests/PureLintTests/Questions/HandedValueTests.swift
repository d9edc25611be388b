import GraphModel
import Testing

@testable import PureLintQuestions

/// What containers, finished objects and components are handed, and what stands behind protocols.
@Suite struct HandedValueTests {
  /// What is registered as a value is built of what stands in the call, and of what that asks for.
  @Test func registeredValuesAreBuiltOfWhatTheyAreGiven() {
    let survey = SmallSurvey(
      """
      protocol Wire { func send() }
      final class CopperWire: Wire { func send() {} }
      protocol Desk { func write() }
      final class OakDesk: Desk {
        let wire: Wire
        init(wire: Wire) { self.wire = wire }
        func write() { wire.send() }
      }
      final class Register {
        private var values: [String: Any] = [:]
        func put<T>(_ value: T, for type: T.Type) { values["\\(type)"] = value }
        func take<T>(_ type: T.Type = T.self) -> T { values["\\(type)"] as! T }
      }
      final class Clerk {
        let desk: Desk
        init(desk: Desk) { self.desk = desk }
        func work() { desk.write() }
      }
      final class Window {
        var clerk: Clerk!
        weak var boss: Clerk?
        func open() { clerk.work() }
      }
      @main struct Main {
        static func main() {
          let register = Register()
          register.put(CopperWire(), for: Wire.self)
          register.put(OakDesk(wire: register.take()), for: Desk.self)
          let window = Window()
          let clerk = Clerk(desk: register.take())
          window.clerk = clerk
          window.open()
        }
      }
      """
    )
    #expect(survey.needs.contains("Desk -> Wire"), "\(survey.needs)")
    #expect(survey.needs.contains { $0.hasSuffix("clerk -> Desk") }, "\(survey.needs)")
    #expect(survey.needs.contains { $0.hasSuffix("window ~> Main.clerk") }, "\(survey.needs)")
    #expect(survey.survey.graph.nodes.first { $0.name == "Desk" }?.builtTypes == ["OakDesk"])
  }

  /// A member is met by what an extension makes conform, and by what a subclass inherits.
  @Test func extensionsConformAndSubclassesInherit() {
    let survey = SmallSurvey(
      """
      final class Net { func load() {} }
      final class Years { let net: Net; init(net: Net) { self.net = net }; func go() { net.load() } }
      protocol HasYears { var years: Years { get } }
      protocol HasNet { var net: Net { get } }
      class Services {
        lazy var years = Years(net: net)
        let net = Net()
        init() {}
      }
      extension Services: HasYears, HasNet {}
      final class TrialServices: Services { override init() { super.init() } }
      final class Screen {
        private let dependencies: HasYears & HasNet
        init(dependencies: HasYears & HasNet) { self.dependencies = dependencies }
        func show() { dependencies.years.go() }
      }
      final class Maker {
        private unowned let services: Services
        init(services: Services) { self.services = services }
        func makeScreen() -> Screen { Screen(dependencies: services) }
      }
      @main struct Main {
        static func main() {
          let services = Services()
          Maker(services: services).makeScreen().show()
        }
      }
      """
    )
    #expect(survey.needs.contains("Screen -> Services.years"), "\(survey.needs)")
  }

  /// A member that its own initializer sets does not need all else that the initializer makes.
  @Test func membersNeedWhatTheyAreSetTo() {
    let survey = SmallSurvey(
      """
      final class Log { func add() {} }
      final class Pump { let log: Log; init(log: Log) { self.log = log }; func go() { log.add() } }
      final class Lamp { let log: Log; init(log: Log) { self.log = log }; func on() { log.add() } }
      final class House {
        private let log: Log
        private let pump: Pump
        private let lamp: Lamp
        init() {
          log = Log()
          pump = Pump(log: log)
          lamp = Lamp(log: log)
        }
        func start() { pump.go(); lamp.on() }
      }
      @main struct Main { static func main() { House().start() } }
      """
    )
    #expect(survey.needs.contains("House.pump -> House.log"), "\(survey.needs)")
    #expect(!survey.needs.contains { $0.hasPrefix("House.log -> ") }, "\(survey.needs)")
  }

  /// A component needs what its library fills in by name.
  @Test func componentsNeedWhatTheyAreGivenByName() {
    let survey = SmallSurvey(
      """
      import NeedleFoundation
      final class Tide { func rise() {} }
      protocol QuayDependency: Dependency { var tide: Tide { get } }
      final class QuayComponent: Component<QuayDependency> {
        func open() { dependency.tide.rise() }
      }
      final class HarborComponent: BootstrapComponent {
        var tide: Tide { shared { Tide() } }
        var quay: QuayComponent { QuayComponent(parent: self) }
      }
      @main struct Main {
        static func main() {
          registerProviderFactories()
          HarborComponent().quay.open()
        }
      }
      """
    )
    let field = survey.survey.graph.nodeIDs.first { survey.survey.graph[$0].kind == .dependency }
    let suppliers = field.map { survey.survey.needs.supplies.suppliers(of: $0).map(\.target) }
    #expect(suppliers?.map { survey.name($0) } == ["HarborComponent.tide"], "\(survey.needs)")
  }

  /// Of two modifiers that inject an object of one type, a view takes what the nearest one around it
  /// does; of one around nothing, it may.
  @Test func viewsTakeWhatIsNearest() {
    let survey = SmallSurvey(
      """
      import SwiftUI
      final class Tides: ObservableObject { @Published var level = 0 }
      struct Gauge: View {
        @EnvironmentObject var tides: Tides
        var body: some View { Text("\\(tides.level)") }
      }
      struct Chart: View {
        @EnvironmentObject var tides: Tides
        var body: some View { Text("\\(tides.level)") }
      }
      struct Board: View {
        @StateObject private var inner = Tides()
        private var charts: some View { Chart() }
        var body: some View {
          VStack {
            Gauge().environmentObject(inner)
            charts
          }
        }
      }
      @main struct Port: App {
        @StateObject private var outer = Tides()
        var body: some Scene { WindowGroup { Board().environmentObject(outer) } }
      }
      """
    )
    #expect(takers("Board", survey) == ["Gauge"], "\(survey.needs)")
    #expect(takers("Port", survey) == ["Chart"], "\(survey.needs)")
  }

  /// The views that need what the modifier of a type injects.
  private func takers(_ owner: String, _ survey: SmallSurvey) -> [String] {
    let (graph, needs) = (survey.survey.graph, survey.survey.needs.needs)
    let injected = graph.nodeIDs.filter { id in
      graph[id].name == "Tides" && graph[id].kind == .provider
        && graph[id].owner.map { graph[$0].name == owner } == true
    }
    let takers = injected.flatMap { needs.incoming($0).map { graph[$0.source].name } }
    return Set(takers).subtracting([owner]).filter { $0 == "Gauge" || $0 == "Chart" }.sorted()
  }

  /// What only fields ask for, and what only libraries declare, is not known.
  @Test func whatNobodyProvidesIsNotKnown() {
    let survey = SmallSurvey(
      """
      import Swinject
      final class Clock { func now() {} }
      final class Desk {
        let container = Container()
        func open() { container.resolve(Clock.self)?.now() }
      }
      func fillNever(_ container: Container) { container.register(Clock.self) { _ in Clock() } }
      @main struct Main {
        static func main() { Desk().open(); print(URLSession.shared) }
      }
      """
    )
    #expect(
      message("Clock", survey) == "not known: nothing in sight provides 'Clock', which 'Desk' "
        + "asks for at App.swift:5:27"
    )
    #expect(
      message("URLSession", survey)?.hasPrefix("not known: no source declares 'URLSession'") == true
    )
    #expect(message("Dsek", survey)?.contains("did you mean 'Desk'") == true)
  }

  private func message(_ name: String, _ survey: SmallSurvey) -> String? {
    var search = SubjectSearch(survey.survey)
    do {
      _ = try search.supplied(name)
      return nil
    } catch { return error.message }
  }

  /// Who needs a shared object needs the type that makes it, which is a root.
  @Test func sharedRootsAreNeededByThoseWhoNameThem() {
    let survey = SmallSurvey(
      """
      final class Log { func add() {} }
      final class Pump { let log: Log; init(log: Log) { self.log = log }; func go() { log.add() } }
      final class Works {
        static let shared = Works()
        private let log = Log()
        private lazy var pump = Pump(log: log)
        func start() { pump.go() }
      }
      final class Door { func open() { Works.shared.start() } }
      @main struct Main { static func main() { Door().open() } }
      """
    )
    #expect(survey.needs.contains("Works.shared -> Works"), "\(survey.needs)")
  }
}
