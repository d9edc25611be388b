import Pure

// Static members and globals as providers; used by name, with and without the type.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let backup: Api
    let global: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.backup, dependency.global) }
}

private let globalApi = Api()

enum CompositionRoot {
  private static let api = Api()
  private static let backup = Api()
  private static let spare = Api()  // want: unused-provider "spare"
  private static var retries: Int { 3 }

  static let homeFactory: HomeModule.Factory = .init(
    dependency: .init(api: api, backup: CompositionRoot.backup, global: globalApi))
}

let module = CompositionRoot.homeFactory.create()
