import PureLintSource
import PureLintSyntax

/// A name read from a base whose type is not known: it may be any member of that name which is in
/// sight there, and which the base can have.
public struct UnknownRead: Equatable, Sendable {
  /// The name that is read.
  public let name: Name
  /// Where the name stands; of one in a merge conflict, where that begins.
  public let place: Place
  /// The use that is made of what the name means.
  public var use = Use.any
  /// The types that the base was made of, see `SwiftType.made`, or its generic parameter.
  var origin: SwiftType?
  /// The local or the parameter that the base is, if it is one.
  var holder: Holder?
  /// The name that is asked of what is read, if one is.
  var next: Name?

  /// The use of the named value.
  public enum Use: Equatable, Sendable {
    case any
    /// `x.name(…)`: a function, or something that can be called as one.
    case call(NodeIndex)
    /// `.name`: a case or a static member, but of no value.
    case implicitMember
  }

  /// A name that a body introduces: where it stands, and for `$0` in which closure and as what.
  struct Holder: Hashable, Sendable {
    let file: Int
    let token: TokenIndex
    var position = 0
    /// Whether members are asked of what an optional holds.
    var isUnwrapped = false
  }
}

/// A name behind a base whose type is not known, to which something is assigned.
public struct UnknownWrite: Equatable, Sendable {
  /// The name to which something is assigned.
  public let name: Name
  /// Where the name stands.
  public let place: Place
  /// The local that the base is; see `UnknownRead`.
  let holder: UnknownRead.Holder?
  /// The type of what is assigned.
  public let type: SwiftType
}

extension Facts {
  /// Where names stand behind something unknown, read or assigned to.
  public var placesOfUnknown: [Name: [Place]] {
    var places: [Name: [Place]] = [:]
    for read in unknownReads { places[read.name, default: []].append(read.place) }
    for write in unknownWrites { places[write.name, default: []].append(write.place) }
    return places
  }
}
