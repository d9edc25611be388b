import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSyntax

/// One registration of something in a container, under a key.
package struct Registration {
  package let place: Place
  /// The call that registers, in which what it builds is built; nil where that is not told.
  package var call: NodeIndex?
  /// What is registered as a value, which is built whether anybody asks for it or not.
  package var value: NodeIndex?
  /// The call in the body of a function that registers what its callers choose, where the
  /// registration is one of those.
  package var helperCall: HelperCall?
  package var container: Container
  /// The containers in which it is made, as far as these can be determined.
  package var containers = ContainerSet.unknown
  package let key: Key
  /// The blocks around the call, from its function or closure inwards.
  package let blocks: [NodeIndex]
  package let condition: ConditionID
  /// The type as the source writes it, with the name if there is one.
  package let title: String
  /// The lifetime of what is registered, where it is known.
  package var lifetime: Node.Lifetime?
  /// Whether the source chose the lifetime, rather than left it to the container's default.
  package var isLifetimeExplicit = false
  /// What becomes of a request for it while it is being built.
  package var reentry = Reentry.same
  /// The type whose initializer it hands over, if it builds by one.
  package var builds: DeclarationID?
  /// The other keys under which the same is found.
  package var aliases: [Key] = []
  /// Whether a container finds it; what only stands for others is no answer to any demand.
  package var isFindable = true
  /// Whether it fills a container, rather than provides for what is around one place.
  package var fillsContainer = true
  /// Whether it counts as used though no demand for it is in sight.
  package var isAssumedUsed = true
  /// The registration that it replaces, where that shows only from the order in which several are
  /// made.
  package var replaced: Place?
  /// The call that comes to it again, so that it replaces itself; told of one of those that it comes to.
  package var repeating: Place?
  /// The words of its library for what rules say of it.
  package var words: RegistrationWords?

  package init(
    place: Place,
    call: NodeIndex? = nil,
    helperCall: HelperCall? = nil,
    container: Container,
    containers: ContainerSet = ContainerSet.unknown,
    key: Key,
    blocks: [NodeIndex],
    condition: ConditionID,
    title: String,
    lifetime: Node.Lifetime? = nil,
    isLifetimeExplicit: Bool = false,
    reentry: Reentry = .same,
    builds: DeclarationID? = nil,
    aliases: [Key] = [],
    isFindable: Bool = true,
    fillsContainer: Bool = true,
    isAssumedUsed: Bool = true,
    replaced: Place? = nil,
    words: RegistrationWords? = nil
  ) {
    self.place = place
    self.call = call
    self.helperCall = helperCall
    self.container = container
    self.containers = containers
    self.key = key
    self.blocks = blocks
    self.condition = condition
    self.title = title
    self.lifetime = lifetime
    self.isLifetimeExplicit = isLifetimeExplicit
    self.reentry = reentry
    self.builds = builds
    self.aliases = aliases
    self.isFindable = isFindable
    self.fillsContainer = fillsContainer
    self.isAssumedUsed = isAssumedUsed
    self.replaced = replaced
    self.words = words
  }

  /// What becomes of a request for something while it is being built.
  package enum Reentry {
    /// It gets the instance that is being built, or waits for ever.
    case same
    /// It gets another one.
    case doubled
    /// It ends the program.
    case forbidden
  }

  /// A call that stands for others, and the whole of what it registers.
  package struct HelperCall: Hashable {
    package let place: Place
    package let call: NodeIndex

    package init(place: Place, call: NodeIndex) {
      self.place = place
      self.call = call
    }
  }

  /// The call that registers, and that of a helper which it stands for.
  package var places: [Place] { [place] + [helperCall?.place].compactMap(\.self) }

  /// All keys under which it is found.
  package var keys: [Key] { isFindable ? [key] + aliases : [] }

  /// A container as one body knows it.
  package struct Container: Hashable {
    package let file: Int
    /// The innermost closure or function around the call.
    package let body: NodeIndex
    /// The expression that stands for the container, without `self.`.
    package var text: String

    package init(file: Int, body: NodeIndex, text: String) {
      self.file = file
      self.body = body
      self.text = text
    }
  }

  /// The key that tells registrations of one container apart.
  package struct Key: Hashable {
    package var type: SwiftType {
      didSet { type = type.inOneOrder }
    }
    package var name: String?
    /// Whether the name may be another one each time, or another one than it looks.
    package var isNameOpen = false
    /// The types of what is given at run time; nil if nothing is known of them.
    package var arguments: [SwiftType]? = []

    package init(
      type: SwiftType,
      name: String? = nil,
      isNameOpen: Bool = false,
      arguments: [SwiftType]? = []
    ) {
      self.type = type.inOneOrder
      self.name = name
      self.isNameOpen = isNameOpen
      self.arguments = arguments
    }

    /// Few keys have a name or arguments, and the default takes ten times as long.
    package func _rawHashValue(seed: Int) -> Int {
      let types = (arguments ?? []).reduce(type._rawHashValue(seed: seed)) {
        $1._rawHashValue(seed: $0)
      }
      return name.map { types ^ $0.hashValue } ?? types
    }
  }
}
