import GraphModel
import PureLintResolution
import PureLintWiring

/// A demand as somebody writes it.
struct ServiceRequest {
  var place: Place
  var type: SwiftType
  /// The type's name in messages.
  var title: String
  /// What is not registered: the property's name, or the type's.
  var subject: String
  /// The source text of the demand.
  var text: String
  /// What happens without a registration.
  var outcome: String
  var property: DeclarationID? = nil
  var timing: Edge.Timing
  var asker: DeclarationID? = nil
  /// The function that asks whenever it runs.
  var function: DeclarationID? = nil
  /// Whether it asks whenever the code at its place runs, or its property's owner is built.
  var isImmediate = false
  /// The name that is asked by, if it is known what tells one.
  var name: KeyName? = nil
  /// How the function around fails where nothing is registered, if it may.
  var handedOn: FailedCalls.Failure? = nil
  /// Whether the program ends where that function is called, if it does.
  var isForced = false
  /// Whether it comes to it at all in the app.
  var isReached: Bool
}
