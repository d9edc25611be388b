import GraphModel

/// A place that asks a container for a value.
struct Demand {
  /// The property that gets the value; nil where code asks for it.
  var property: DeclarationID?
  /// The property's name, or the call.
  let place: Place
  /// The container that is asked; nil for whichever has the key.
  var container: Registration.Container?
  let key: Registration.Key
  /// The type that is asked for, as the source writes it.
  let title: String
  /// Whether it may be missing.
  var isOptional = false
  /// Whether the value is built where it is asked for, or on first use.
  var timing: Edge.Timing = .eager
}
