import NeedleFoundation
import SwiftUI

protocol BottlesDependency: Dependency {
  var mutableShelf: MutableShelf { get }
  var log: Log { get }
  var history: History { get }
}

/// Seen by those who only show the bottles.
protocol BottlesBuilder {
  var view: AnyView { get }
}

final class BottlesComponent: Component<BottlesDependency>, BottlesBuilder {
  var model: BottlesModel {
    shared { BottlesModel(shelf: dependency.mutableShelf, log: dependency.log) }
  }
  var view: AnyView {
    AnyView(
      BottlesView(model: model, labels: labelComponent, history: dependency.history)
    )
  }
  private var labelComponent: LabelComponent { LabelComponent(parent: self) }
}

final class BottlesModel {
  private let shelf: MutableShelf
  private let log: Log

  init(shelf: MutableShelf, log: Log) {
    self.shelf = shelf
    self.log = log
  }

  func load() -> [String] {
    shelf.fill()
    log.write("filled")
    return shelf.bottles
  }
}

struct BottlesView: View {
  let model: BottlesModel
  let labels: LabelComponent
  let history: History

  var body: some View {
    List(model.load()) { bottle in labels.makeLabel(bottle) }
      .onAppear { history.clear() }
  }
}

protocol LabelDependency: Dependency {
  var clock: Clock { get }
}

final class LabelComponent: Component<LabelDependency> {
  func makeLabel(_ bottle: String) -> some View { Text(bottle + self.clock.text) }
}
