import PureLintFindings
import PureLintResolution
import PureLintSyntax

/// The types that are nearly the one that somebody asks for: the same as an optional, a class for
/// its protocol, a type for what it is made with.
struct NearTypes {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Something that is registered.
  struct Offer {
    let type: SwiftType
    let title: String
    /// The class that is built for it, where that is known.
    let built: SwiftType?
  }

  /// The words for an offer that nearly is what is asked for; nil for one that has nothing to do with
  /// it.
  func words(for offer: Offer, asked key: SwiftType, named title: String) -> String? {
    let other = offer.type
    if case .optional(let wrapped) = key.form, wrapped == other {
      return "'\(offer.title)' is registered here, and '\(title)' is another type"
    }
    if case .optional(let wrapped) = other.form, wrapped == key {
      return "'\(offer.title)' is registered here, and '\(title)' is another type"
    }
    let (wanted, found) = (key.unwrapped, other.unwrapped)
    if isProtocol(wanted), resolver.isSubtype(found, of: wanted) {
      let name = Self.spelled(title)
      return "'\(offer.title)', which is \(Advice.one(name)), is registered here as itself"
    }
    if let built = offer.built, built == wanted, found != wanted {
      return "'\(Self.spelled(title))' is built here, but registered as '\(offer.title)'"
    }
    if wanted != found, let id = wanted.declaration, id == found.declaration {
      return "'\(offer.title)' is registered here, and '\(title)' is another type"
    }
    return nil
  }

  /// A type's name without the sign for optionals behind it.
  static func spelled(_ title: String) -> String {
    var text = Substring(title)
    while text.hasSuffix("?") { text = text.dropLast() }
    return String(text)
  }

  private func isProtocol(_ type: SwiftType) -> Bool {
    switch type.form {
    case .nominal(let id, _): program[id].kind == .protocolType
    default: false
    }
  }

  /// What the code in a call builds first.
  /// - Complexity: O(log *n*) for *n* constructions in the file.
  func built(in call: NodeIndex, of file: Int) -> SwiftType? {
    let first = resolver.constructions.first(from: NodeIndex(call.position + 1), in: file)
    guard let first, first.call.position < program.trees[file].end(of: call) else { return nil }
    return first.type
  }
}
