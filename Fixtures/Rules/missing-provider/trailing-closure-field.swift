import Pure

// The last fields are closures, given as trailing closures, labelled or not.
// It does not compile: the last call has no closure.

final class PickerModule: FactoryModule {
  struct Dependency {
    let title: String
    let onPick: (Int) -> Void
    let onCancel: () -> Void
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func pick() {
    print(dependency.title)
    dependency.onPick(1)
    dependency.onCancel()
  }
}

enum CompositionRoot {
  static func resolve() -> [PickerModule.Factory] {
    [
      .init(dependency: .init(title: "a") { _ in } onCancel: { }),
      .init(dependency: .init(title: "b", onPick: { _ in }) { print("cancelled") }),
      // want@+1: missing-provider "PickerModule.Dependency.onCancel"
      .init(dependency: .init(title: "c", onPick: { _ in })),
    ]
  }
}
