import PureLintResolution
import PureLintSource

/// The declarations of the library itself: those of our interface and of vendored copies.
struct PureLibrary {
  let moduleProtocols: Set<DeclarationID>
  let factoryProtocols: Set<DeclarationID>
  let configuratorProtocols: Set<DeclarationID>
  let factories: Set<DeclarationID>
  let configurators: Set<DeclarationID>

  /// The classes that build or configure modules.
  var builders: Set<DeclarationID> { factories.union(configurators) }

  init(_ resolver: Resolver) {
    func protocols(_ name: Name) -> Set<DeclarationID> {
      Set(
        resolver.symbols.topLevel(name).filter {
          resolver.program[$0].kind == .protocolType
        }
      )
    }
    func classes(_ name: Name, _ bound: Set<DeclarationID>) -> Set<DeclarationID> {
      Set(
        resolver.symbols.topLevel(name).filter { id in
          guard resolver.program[id].kind == .classType,
            let parameter = resolver.parameters(of: id).first
          else { return false }
          return resolver.bounds(of: .parameter(parameter)).contains {
            $0.declaration.map(bound.contains) ?? false
          }
        }
      )
    }
    factoryProtocols = protocols("FactoryModule").filter {
      Self.takesDependency("init", $0, resolver)
    }
    configuratorProtocols = protocols("ConfiguratorModule").filter {
      Self.takesDependency("configure", $0, resolver)
    }
    let bases = factoryProtocols.union(configuratorProtocols)
    moduleProtocols = protocols("Module").filter { id in
      !resolver.program.isSource(id)
        || bases.contains { resolver.isSubtype(.nominal($0, []), of: .nominal(id, [])) }
    }
    factories = classes("Factory", factoryProtocols)
    configurators = classes("Configurator", configuratorProtocols)
  }

  /// Whether a protocol requires that something is done with a module's dependencies, as those of
  /// the library do; a project's own protocol of the name has nothing to do with it.
  private static func takesDependency(
    _ member: Name,
    _ id: DeclarationID,
    _ resolver: Resolver
  ) -> Bool {
    resolver.findMembers(member, of: .nominal(id, [])).contains {
      resolver.parameterList(of: $0.id).contains { $0.label == "dependency" }
    }
  }
}
