import PureLintResolution
import PureLintSource
import PureLintWiring

/// Registrations by their names, for registries in which a name stands for the type.
struct RegistrationsByName {
  /// By name, the types under which something is registered.
  private var types: [String: Set<SwiftType>] = [:]

  init(_ registrations: [Registration]) {
    for key in registrations.lazy.map(\.key) {
      if let name = key.name { types[name, default: []].insert(key.type) }
    }
  }

  /// The one type that is called like a name with quotation marks, which may describe it.
  static func type(described name: String, _ resolver: Resolver) -> SwiftType? {
    let program = resolver.program
    let types = resolver.symbols.topLevel(Name(name.filter { $0 != "\"" })).filter {
      program.isSource($0) && program[$0].kind.isNominalType && resolver.parameters(of: $0).isEmpty
    }
    return types.count == 1 ? .nominal(types[0], []) : nil
  }

  /// A request as one for the type that is registered under its name, if the name alone decides; where
  /// that is more than one, or may not be what is asked for, nothing is known of the name.
  func found(_ asked: RegistryRequest, _ resolver: Resolver) -> RegistryRequest {
    guard asked.isByNameAlone, let name = asked.name, !asked.isNameOpen,
      let key = asked.key(resolver)
    else { return asked }
    var found = asked
    if let described = Self.type(described: name, resolver) {
      found.request.type = described
      found.name = nil
      return found
    }
    guard let named = types[name], !named.contains(key.type) else { return asked }
    if let only = named.first, named.count == 1, resolver.mayConvert(only, to: key.type) {
      found.request.type = only
    } else {
      found.isNameOpen = true
    }
    return found
  }
}
