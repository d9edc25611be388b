import GraphModel

/// A place that asks a container for a value.
struct Demand {
  /// The property that gets the value; nil where code asks for it.
  var property: DeclarationID?
  /// The property's name, or the call.
  let place: Place
  /// The place in the body of a function that asks for what its callers choose, where the demand is
  /// one of those.
  var helperPlace: Place?
  /// Where a message about it stands, if not at the place.
  var shownAt: Place?
  /// The container that is asked; nil for whichever has the key.
  var container: Registration.Container?
  /// The containers that are asked, as far as these can be told.
  var asked = AskedContainers.unknown
  let key: Registration.Key
  /// The type that is asked for, as the source writes it.
  let title: String
  /// Whether it may be missing.
  var isOptional = false
  /// Whether the value is built where it is asked for, or on first use.
  var timing: Edge.Timing = .eager
  /// The registrations that meet it, where the key alone does not tell.
  var registrations: [Place]?
  /// The type whose instances ask while they are built; that of the property, if there is one.
  var asker: DeclarationID?
  /// The registration whose value asks, where nothing else makes one and nobody asks for it.
  var builder: Place?
  /// The function that asks whenever it runs.
  var function: DeclarationID?
  /// Whether everybody may ask where they need something, rather than be handed it.
  var mayStandAnywhere = false
  /// Whether those who call the function around ask, each for itself.
  var isForCallers = false
  /// The words for a property that does not keep what meets the demand, where nobody else does.
  var loss: Complaint?
  /// Finds the words for what is missing where nothing meets it; most demands are met.
  var complaint: (() -> Complaint)?

  /// What there is to say about a demand that nothing meets, in the words of its library.
  struct Complaint {
    let message: String
    /// The places on the way to it, outermost first.
    var way: [(message: String, place: Place)] = []
    /// What nearly meets it, each with its place.
    var nearMisses: [(message: String, place: Place)] = []
    let advice: String
    /// Where the change is to be made, if not where the message stands.
    var advicePlace: Place?
    /// The places of registrations that nobody uses only because they do not meet the demand.
    var leftOver: [Place] = []
    /// Whether the app goes on, with something else in its place.
    var isSurvivable = false
  }
}
