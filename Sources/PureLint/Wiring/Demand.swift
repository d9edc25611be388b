import GraphModel
import PureLintResolution

/// A place that asks a container for a value.
package struct Demand {
  /// The property that gets the value; nil where code asks for it.
  package var property: DeclarationID?
  /// The property's name, or the call.
  package let place: Place
  /// The place in the body of a function that asks for what its callers choose, where the demand is
  /// one of those.
  package var helperPlace: Place?
  /// Where a message about it stands, if not at the place.
  package var shownAt: Place?
  /// The container that is asked; nil for whichever has the key.
  package var container: Registration.Container?
  /// The containers that are asked, as far as these can be determined.
  package var asked = AskedContainers.unknown
  package let key: Registration.Key
  /// The type that is asked for, as the source writes it.
  package let title: String
  /// Whether it may be missing.
  package var isOptional = false
  /// Whether the value is built where it is asked for, or on first use.
  package var timing: Edge.Timing = .eager
  /// The registrations that meet it, where the key alone does not tell.
  package var registrations: [Place]?
  /// The type whose instances ask while they are built; that of the property, if there is one.
  package var asker: DeclarationID?
  /// The registration whose value asks, where nothing else makes one and nobody asks for it.
  package var builder: Place?
  /// The function that asks whenever it runs.
  package var function: DeclarationID?
  /// Whether everybody may ask where they need something, rather than be handed it.
  package var mayStandAnywhere = false
  /// Whether it asks whenever the code at its place runs.
  package var isImmediate = false
  /// Whether those who call the function around ask, each for itself.
  package var isForCallers = false
  /// The words for a property that does not keep what meets the demand, where nobody else does.
  package var loss: Complaint?
  /// The words for what is missing where nothing meets it, if they are known already
  /// (`WiringPart.complaint`).
  package var complaint: Complaint?

  package init(
    property: DeclarationID? = nil,
    place: Place,
    helperPlace: Place? = nil,
    shownAt: Place? = nil,
    container: Registration.Container? = nil,
    asked: AskedContainers = AskedContainers.unknown,
    key: Registration.Key,
    title: String,
    isOptional: Bool = false,
    timing: Edge.Timing = .eager,
    registrations: [Place]? = nil,
    asker: DeclarationID? = nil,
    builder: Place? = nil,
    function: DeclarationID? = nil,
    mayStandAnywhere: Bool = false,
    isImmediate: Bool = false,
    isForCallers: Bool = false,
    loss: Complaint? = nil,
    complaint: Complaint? = nil
  ) {
    self.property = property
    self.place = place
    self.helperPlace = helperPlace
    self.shownAt = shownAt
    self.container = container
    self.asked = asked
    self.key = key
    self.title = title
    self.isOptional = isOptional
    self.timing = timing
    self.registrations = registrations
    self.asker = asker
    self.builder = builder
    self.function = function
    self.mayStandAnywhere = mayStandAnywhere
    self.isImmediate = isImmediate
    self.isForCallers = isForCallers
    self.loss = loss
    self.complaint = complaint
  }

  /// The message about a demand that nothing meets, in the words of its library.
  package struct Complaint {
    package let message: String
    /// The places on the way to it, outermost first.
    package var way: [(message: String, place: Place)] = []
    /// Near misses, each with its place.
    package var nearMisses: [(message: String, place: Place)] = []
    package let advice: String
    /// Where the change is to be made, if not where the message stands.
    package var advicePlace: Place?
    /// The places of registrations that nobody uses only because they do not meet the demand.
    package var leftOver: [Place] = []
    /// Whether the app goes on, with something else in its place.
    package var isSurvivable = false

    package init(
      message: String,
      way: [(message: String, place: Place)] = [],
      nearMisses: [(message: String, place: Place)] = [],
      advice: String,
      advicePlace: Place? = nil,
      leftOver: [Place] = [],
      isSurvivable: Bool = false
    ) {
      self.message = message
      self.way = way
      self.nearMisses = nearMisses
      self.advice = advice
      self.advicePlace = advicePlace
      self.leftOver = leftOver
      self.isSurvivable = isSurvivable
    }
  }
}
