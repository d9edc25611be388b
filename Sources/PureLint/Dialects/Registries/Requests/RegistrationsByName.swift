import PureLintResolution
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

  /// A request as one for the type that is registered under its name, if the name alone decides; where
  /// that is more than one, or may not be what is asked for, nothing is known of the name.
  func found(_ asked: RegistryRequest, _ resolver: Resolver) -> RegistryRequest {
    guard asked.isByNameAlone, let name = asked.name, !asked.isNameOpen,
      let key = asked.key(resolver), let named = types[name], !named.contains(key.type)
    else { return asked }
    var found = asked
    if let only = named.first, named.count == 1, resolver.mayConvert(only, to: key.type) {
      found.request.type = only
    } else {
      found.isNameOpen = true
    }
    return found
  }
}
