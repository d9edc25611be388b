import Foundation
import Pure
import Testing

// The samples of docs/pure.md, and what they need.

protocol Oven {
  func bake(_ flour: String) -> String
}

struct StoneOven: Oven {
  func bake(_ flour: String) -> String { "baked \(flour)" }
}

struct LabelPrinter {
  let shop: String

  func label(for loaf: Loaf) -> String { "\(shop): \(loaf.crust)" }
}

final class Loaf: FactoryModule {
  struct Dependency {
    let oven: any Oven
  }

  struct Payload {
    let flour: String
  }

  let crust: String

  init(dependency: Dependency, payload: Payload) {
    crust = dependency.oven.bake(payload.flour)
  }
}

final class ShelfCell: ConfiguratorModule {
  struct Dependency {
    let labels: LabelPrinter
  }

  struct Payload {
    let loaf: Loaf
  }

  private(set) var text = ""

  func configure(dependency: Dependency, payload: Payload) {
    text = dependency.labels.label(for: payload.loaf)
  }
}

private struct AppDependency {
  let loafFactory: Loaf.Factory
  let shelfCellConfigurator: ShelfCell.Configurator

  static func resolve() -> AppDependency {
    let oven = StoneOven()
    return AppDependency(
      loafFactory: Loaf.Factory(dependency: .init(oven: oven)),
      shelfCellConfigurator: ShelfCell.Configurator(
        dependency: .init(labels: LabelPrinter(shop: "Corner"))
      )
    )
  }
}

extension Factory where Module == Loaf {
  func create(ryePercent: Int) -> Loaf {
    create(payload: .init(flour: "\(ryePercent)% rye"))
  }
}

@MainActor
final class CounterScreen: @MainActor FactoryModule {
  struct Dependency {
    let loafFactory: Loaf.Factory
  }

  private let dependency: Dependency
  private(set) var sold: [Loaf] = []

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func sell(_ flour: String) {
    sold.append(dependency.loafFactory.create(payload: .init(flour: flour)))
  }
}

@Suite("The page of the library")
struct PageTests {
  @Test("wires and fills in")
  func composition() {
    let dependency = AppDependency.resolve()
    let cell = ShelfCell()
    let loaf = dependency.loafFactory.create(payload: .init(flour: "rye"))
    dependency.shelfCellConfigurator.configure(cell, payload: .init(loaf: loaf))
    #expect(cell.text == "Corner: baked rye")
  }

  @Test("has a screen of the main actor")
  @MainActor
  func mainActor() {
    let dependency = AppDependency.resolve()
    let factory = CounterScreen.Factory(dependency: .init(loafFactory: dependency.loafFactory))
    let screen = factory.create()
    screen.sell("wheat")
    #expect(screen.sold.map(\.crust) == ["baked wheat"])
  }

  @MainActor
  @Test func sellsWhatTheFactoryMakes() {
    let burnt = Loaf(dependency: .init(oven: StoneOven()), payload: .init(flour: "coal"))
    let screen = CounterScreen(dependency: .init(loafFactory: .stub(burnt)))
    screen.sell("wheat")
    #expect(screen.sold.map(\.crust) == ["baked coal"])
  }

  @Test func asksForFlour() {
    var flours: [String] = []
    let factory: Loaf.Factory = .stub { payload in
      flours.append(payload.flour)
      return Loaf(dependency: .init(oven: StoneOven()), payload: payload)
    }
    #expect(factory.create(ryePercent: 30).crust == "baked 30% rye")
    #expect(flours == ["30% rye"])
  }

  @Test func leavesTheCellAlone() {
    let cell = ShelfCell()
    let configurator: ShelfCell.Configurator = .stub()
    let loaf = Loaf(dependency: .init(oven: StoneOven()), payload: .init(flour: "rye"))
    configurator.configure(cell, payload: .init(loaf: loaf))
    #expect(cell.text.isEmpty)
  }

  @Test("shows nothing but what stands in this file")
  func samples() throws {
    let file = URL(fileURLWithPath: #filePath)
    let page = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/pure.md")
    let tested = plain(try String(contentsOf: file, encoding: .utf8))
    let blocks = try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
    let samples = blocks.map { plain($0.components(separatedBy: "```")[0]) }
      .filter { !$0.contains("PURELINT-ADDRESS") }
    #expect(samples.count == 7)
    for sample in samples {
      #expect(tested.contains(sample))
    }
  }

  /// A text without indentation.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
