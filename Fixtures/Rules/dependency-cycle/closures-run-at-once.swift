import Pure

// A closure that a collection's function runs before it returns waits for nothing. One that is
// kept, or that runs only where there is a value, does.

final class Plugin {
  init(_ name: String, host: Any) {}
}
final class Host {
  init(_ plugins: [Plugin]) {}
  // want@+1: unused-dependency "Host.later"
  let later: () -> [Plugin]; init(later: @escaping () -> [Plugin]) { self.later = later }
}

final class HostModule: FactoryModule {
  struct Dependency { let host: Host }
  init(dependency: Dependency, payload: Void) { print(dependency.host) }
}

final class CompositionRoot {
  lazy var factory = HostModule.Factory(dependency: .init(host: self.host))
  lazy var host: Host = Host(self.plugins)
  lazy var plugins: [Plugin] = self.names.map { Plugin($0, host: self.host) }  // want@-1: dependency-cycle "host"
  lazy var names: [String] = ["a", "b"]

  lazy var waiting = HostModule.Factory(dependency: .init(host: self.waitingHost))
  lazy var waitingHost: Host = Host(later: { self.waitingPlugins })
  lazy var waitingPlugins: [Plugin] = self.names.compactMap { Plugin($0, host: self.waitingHost) }

  lazy var optional = HostModule.Factory(dependency: .init(host: self.optionalHost))
  lazy var optionalHost: Host = Host([self.optionalPlugin].compactMap { $0 })
  lazy var optionalPlugin: Plugin? = self.name.map { Plugin($0, host: self.optionalHost) }
  var name: String?
}
let root = CompositionRoot()
print(root.factory, root.waiting, root.optional)
