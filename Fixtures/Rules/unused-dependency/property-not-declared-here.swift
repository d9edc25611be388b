import Pure
import Foundation

// The target of the assignment is a property that no analysed source declares: it may do anything.

final class ProgressModule: Formatter, FactoryModule {
  struct Dependency {
    let name: String
    let label: Progress
    let spare: Progress  // want: unused-dependency "spare"
  }

  private let label: Progress

  init(dependency: Dependency, payload: Void) {
    label = dependency.label
    super.init()
    Thread.current.name = dependency.name
  }

  required init?(coder: NSCoder) { nil }

  func show() { label.becomeCurrent(withPendingUnitCount: 1) }
}

enum CompositionRoot {
  static func resolve() -> ProgressModule.Factory {
    .init(
      dependency: .init(
        name: "main", label: Progress(totalUnitCount: 1), spare: .init(totalUnitCount: 2)))
  }
}
