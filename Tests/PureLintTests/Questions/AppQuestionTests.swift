import Testing

@testable import PureLintQuestions

/// Questions that teams ask of apps of different wiring: who builds this, why does this need that.
@Suite struct AppQuestionTests {
  private func why(_ survey: SmallSurvey, _ source: String, _ target: String) throws -> String {
    let source = try #require(survey.node(source), "\(source)")
    let target = try #require(survey.node(target), "\(target)")
    return survey.text(Why(survey.survey, source: source, target: target, limit: 0))
  }

  /// A coordinator gets its model by a property that the registered factory sets, and registrations
  /// are made by functions that are handed over.
  private static let pier = SmallSurvey(
    """
    import Foundation
    import Swinject
    protocol Weighing: AnyObject { func weigh() -> Int }
    final class Scale: Weighing {
      let session: URLSession
      init(session: URLSession) { self.session = session }
      func weigh() -> Int { session.hash }
    }
    final class Lamp { var isOn = false }
    final class CatchModel {
      private let scale: Weighing
      init(scale: Weighing) { self.scale = scale }
      func show() { print(scale.weigh()) }
    }
    final class Pier {
      var model: CatchModel!
      var makeBoat: ((Int) -> Boat)!
      private lazy var desk = Desk(model: model)
      func open() { model.show(); desk.open() }
      func depart() { makeBoat(1).sail() }
    }
    final class Desk {
      private let model: CatchModel
      init(model: CatchModel) { self.model = model }
      func open() { model.show() }
    }
    final class Boat {
      var lamp: Lamp!
      func sail() { lamp.isOn = true }
    }
    final class PierAssembly: Assembly {
      typealias MakeBoat = (Int) -> Boat
      private func makeSession(_ resolver: Resolver) -> URLSession { .shared }
      private func makeScale(_ resolver: Resolver) -> Weighing {
        Scale(session: resolver.resolve(URLSession.self)!)
      }
      private func makePier(_ resolver: Resolver) -> Pier {
        let pier = Pier()
        let scale = resolver.resolve(Weighing.self)
        let model = CatchModel(scale: scale!)
        pier.model = model
        pier.makeBoat = resolver.resolve(MakeBoat.self)!
        return pier
      }
      private func boats(_ resolver: Resolver) -> MakeBoat {
        { _ in
          let boat = Boat()
          boat.lamp = resolver.resolve(Lamp.self)!
          return boat
        }
      }
      func assemble(container: Container) {
        container.register(URLSession.self, factory: makeSession).inObjectScope(.container)
        container.register(Weighing.self, factory: makeScale).inObjectScope(.container)
        container.register(Lamp.self) { _ in Lamp() }
        container.register(MakeBoat.self, factory: boats)
        container.register(Pier.self, factory: makePier)
      }
    }
    @main enum App {
      static func main() {
        let pier = Assembler([PierAssembly()]).resolver.resolve(Pier.self)!
        pier.open()
        pier.depart()
      }
    }
    """
  )

  @Test func functionsThatAreRegisteredBuild() throws {
    let needs = Self.pier.needs
    #expect(needs.contains("Weighing.Weighing -> URLSession"), "\(needs)")
    #expect(!needs.contains { $0.hasPrefix("PierAssembly -> URLSession") }, "\(needs)")
    #expect(Self.pier.name(Self.pier.node("Scale")) == "PierAssembly.Weighing", "\(needs)")
  }

  @Test func whatPropertiesAreSetToIsNeeded() throws {
    for target in ["Weighing", "URLSession", "Lamp"] {
      let text = try why(Self.pier, "Pier", target)
      #expect(text.hasPrefix("Pier needs"), "\(text)")
    }
    #expect(try why(Self.pier, "Lamp", "URLSession").contains("does not need"))
  }

  /// A component reads what it is given as a member of its own.
  @Test func componentsReadByDynamicMembers() throws {
    let survey = SmallSurvey(
      """
      import NeedleFoundation
      final class Depth { var meters = 0 }
      final class Buoy {
        private let depth: Depth
        init(depth: Depth) { self.depth = depth; print(depth.meters) }
      }
      protocol ChannelDependency: Dependency { var depth: Depth { get } }
      final class ChannelComponent: Component<ChannelDependency> {
        var buoy: Buoy { shared { Buoy(depth: self.depth) } }
      }
      final class RootComponent: BootstrapComponent {
        var depth: Depth { shared { Depth() } }
        var channel: ChannelComponent { ChannelComponent(parent: self) }
        var first: Buoy { channel.buoy }
      }
      @main enum App { static func main() { print(RootComponent().first) } }
      """
    )
    let text = try why(survey, "ChannelComponent.buoy", "RootComponent.depth")
    #expect(text.hasPrefix("ChannelComponent.buoy needs RootComponent.depth, 1 step"), "\(text)")
  }

  /// What an environment hands out comes from who keeps it, and a name is answered for who builds it,
  /// too.
  @Test func environmentsHandOutWhatOthersKeep() throws {
    let survey = SmallSurvey(
      """
      import SwiftUI
      final class Tides: ObservableObject { @Published var level = 0 }
      final class Log { var lines = 0 }
      final class Watch { let tides: Tides; let log: Log
        init(tides: Tides, log: Log) { self.tides = tides; self.log = log }
        func look() { log.lines = tides.level }
      }
      final class Keeper: NSObject, UIApplicationDelegate {
        let tides: Tides
        let watch: Watch
        override init() {
          tides = Tides()
          watch = Watch(tides: tides, log: Log())
          super.init()
        }
        func look() { watch.look() }
      }
      struct Board: View {
        @EnvironmentObject var tides: Tides
        var body: some View { Text("\\(tides.level)") }
      }
      @main struct Port: App {
        @UIApplicationDelegateAdaptor private var keeper: Keeper
        var body: some Scene { WindowGroup { Board().environmentObject(keeper.tides) } }
      }
      """
    )
    let text = try why(survey, "Board", "Keeper.tides")
    #expect(text.hasPrefix("Board needs Keeper.tides"), "\(text) \(survey.needs)")
    // What a view takes from the environment is all that it gets there.
    #expect(try why(survey, "Board", "Keeper.watch") == "Board does not need Keeper.watch\n")
    let match = try #require(NameSearch(survey.survey).match("Tides"))
    let names = ([match.node] + match.others).map { survey.name($0) ?? "" }
    #expect(names.contains { $0.hasPrefix("Keeper.") }, "\(names)")
  }

  /// The words for a way that is lost are no name of anything.
  @Test func lostWaysHaveNoNames() {
    let shelf = """
      final class Shelf { let log: Log; init(log: Log) { self.log = log } }
      var shelf: Shelf!
      func borrowedLog() -> Log { shelf.log }
      """
    let harbor = LostWayTests.harbor(log: "_ = book; self.init(log: borrowedLog())")
    let survey = SmallSurvey("\(harbor)\n\(shelf)")
    let reasons = survey.survey.graph.nodes.compactMap { LostWay($0)?.reason }
    #expect(!reasons.isEmpty)
    for reason in reasons { #expect(survey.node(reason) == nil, "\(reason)") }
  }
}
