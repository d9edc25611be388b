import Pure

class EditorBase: FactoryModule {
  struct Dependency {
    let clock: Clock
    let storage: Disk
  }
  let dependency: Dependency
  required init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func save() { print(dependency.storage) }
}

final class SearchModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let disk: Disk
  }
  init(dependency: Dependency, payload: Void) { print(dependency.clock, dependency.disk) }
}

final class StorageRoot {
  lazy var disk = Disk()
  // want@+1: unused-provider "list"
  lazy var list = ListModule.Factory(dependency: .init(clock: Clock(), disk: disk))
}

final class SyncModule: FactoryModule {  // want: unwired-module "SyncModule"
  init(dependency: Void, payload: Void) {}
}
