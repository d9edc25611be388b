/// One mention of a declaration: most of what a walk finds, so what is one bit stands where `place`
/// leaves room for it.
public struct Reference: Equatable, Sendable {
  /// The declaration that is mentioned.
  public let target: DeclarationID
  /// Where it is mentioned.
  public let place: Place
  private var traits: Traits
  /// Where the value goes when it is copied as it is: a variable or a parameter.
  @Packed public var destination: DeclarationID?
  @Packed private var baseType: DeclarationID?

  /// The value or type in front of the name of a member.
  public struct Base: Equatable, Sendable {
    /// Its declared type, where that is known.
    public var type: DeclarationID?
    /// Neither `self`, nor static or global so that it may be `self`.
    public var isAnother = false
  }

  private struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let isWrite = Traits(rawValue: 1 << 0)
    static let isCall = Traits(rawValue: 1 << 1)
    static let isForced = Traits(rawValue: 1 << 2)
    static let isAbsent = Traits(rawValue: 1 << 3)
    static let isUncertain = Traits(rawValue: 1 << 4)
    static let isOfAnother = Traits(rawValue: 1 << 5)
  }

  init(
    target: DeclarationID,
    place: Place,
    isWrite: Bool,
    isCall: Bool = false,
    isForced: Bool = false,
    destination: DeclarationID?,
    base: Base = Base(),
    isAbsent: Bool = false,
    isUncertain: Bool = false
  ) {
    self.target = target
    self.place = place
    var traits: Traits = []
    if isWrite { traits.insert(.isWrite) }
    if isCall { traits.insert(.isCall) }
    if isForced { traits.insert(.isForced) }
    if isAbsent { traits.insert(.isAbsent) }
    if isUncertain { traits.insert(.isUncertain) }
    if base.isAnother { traits.insert(.isOfAnother) }
    self.traits = traits
    self.destination = destination
    baseType = base.type
  }
}

extension Reference {
  /// Whether something is assigned to it there.
  public var isWrite: Bool { traits.contains(.isWrite) }
  /// No build compiles both the mention and what it means.
  public var isAbsent: Bool { traits.contains(.isAbsent) }
  /// One of several overloads that the labels fit.
  public var isUncertain: Bool { traits.contains(.isUncertain) }

  /// Called, as a variable that holds a closure.
  public var isCall: Bool {
    get { traits.contains(.isCall) }
    set { set(.isCall, newValue) }
  }

  /// Read where it has to hold a value: with `!`, as the base of a member, where no optional fits.
  public var isForced: Bool {
    get { traits.contains(.isForced) }
    set { set(.isForced, newValue) }
  }

  /// The value whose member is mentioned.
  public var base: Base {
    get { Base(type: baseType, isAnother: traits.contains(.isOfAnother)) }
    set {
      baseType = newValue.type
      set(.isOfAnother, newValue.isAnother)
    }
  }

  private mutating func set(_ trait: Traits, _ isSet: Bool) {
    if isSet { traits.insert(trait) } else { traits.remove(trait) }
  }
}

extension Reference {
  /// The same mention as the target of an assignment.
  var written: Reference {
    Reference(target: target, place: place, isWrite: true, destination: nil, isAbsent: isAbsent)
  }
}
