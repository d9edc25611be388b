import Pure

// A folder opens folders: the module needs its own factory.

final class Disk {}

final class FolderModule: FactoryModule {
  struct Dependency {
    let disk: Disk
    let folderFactory: FolderModule.Factory  // want: lazy-cycle "FolderModule"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() -> FolderModule {
    print(dependency.disk)
    return dependency.folderFactory.create()
  }
}

final class FileModule: FactoryModule {
  struct Dependency {
    let disk: Disk
  }
  struct Payload {
    let makeParent: () -> FolderModule
  }
  let dependency: Dependency
  let payload: Payload
  init(dependency: Dependency, payload: Payload) {
    (self.dependency, self.payload) = (dependency, payload)
  }
  func close() { print(dependency.disk, payload.makeParent()) }
}

final class CompositionRoot {
  private let disk = Disk()
  lazy var folderFactory: FolderModule.Factory = .init(
    dependency: .init(disk: self.disk, folderFactory: self.folderFactory))
  lazy var fileFactory = FileModule.Factory(dependency: .init(disk: self.disk))

  func start() -> FileModule {
    fileFactory.create(payload: .init(makeParent: { self.folderFactory.create() }))
  }
}

let module = CompositionRoot().start()
