import PureLintResolution
import PureLintWiring

/// A request for a type and a name, as somebody writes it.
struct RegistryRequest {
  var request: ServiceRequest
  /// The name that is asked by, if one is.
  var name: String?
  /// Whether the name may be another one.
  var isNameOpen = false
  /// Whether a name, where one is told, stands for the type: whatever is registered under it answers.
  var isByNameAlone = false
  /// Whether nothing happens where nothing is registered.
  var isOptional = false
  /// The registries in which it may be found, as far as these can be told.
  var containers = ContainerSet.unknown

  /// Whether some runs ask other registries.
  var mayAskOthers = false

  /// Whether a registration is made in none of the registries in which it may be found.
  func misses(_ registration: Registration) -> Bool {
    !containers.isOpen && !registration.containers.isOpen
      && containers.known.isDisjoint(with: registration.containers.known)
  }

  /// The key that is asked for; nil where the type is not told.
  func key(_ resolver: Resolver) -> Registration.Key? {
    ExactType.key(request.type, resolver).map {
      Registration.Key(type: $0, name: name, isNameOpen: isNameOpen)
    }
  }
}
