import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The locals, parameters and members that wirings can name, by type and name; those of each scope are
/// gathered once, however many wirings stand in it.
final class ProviderReach {
  /// The most providers that are compared with one dependency of a wiring.
  static let limit = SpellingIndex.limit

  private let resolver: Resolver
  private var known: [Key: Scope] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  private struct Key: Hashable {
    let scope: DeclarationID
    let isStatic: Bool
  }

  /// The scopes around a place, the innermost first.
  func scopes(around place: Place) -> Scopes {
    var scopes: [Scope] = []
    var inside: Set<DeclarationID> = []
    var next = place.source
    var isStatic = false
    while let id = next {
      inside.insert(id)
      let declaration = program[id]
      let key = Key(scope: id, isStatic: declaration.kind.holdsMembers && isStatic)
      let scope = known[key] ?? Scope(providers(in: key), of: id, resolver)
      known[key] = scope
      scopes.append(scope)
      if declaration.kind.holdsMembers { break }
      isStatic = declaration.traits.contains(.isStatic)
      next = declaration.parent
    }
    return Scopes(all: scopes, place: place, inside: inside, resolver: resolver)
  }

  /// The declarations of one scope that may be providers, in source order.
  private func providers(in key: Key) -> [DeclarationID] {
    guard program[key.scope].kind.holdsMembers else {
      return resolver.symbols.members(heldBy: key.scope).filter { local in
        program[local].kind == .parameter || program[local].kind == .variable
      }
    }
    guard let type = resolver.selfDeclaration(of: key.scope) else { return [] }
    return ([type] + resolver.extensions(of: type))
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .filter {
        program[$0].kind == .variable && program[$0].traits.contains(.isStatic) == key.isStatic
      }
  }

  /// The scopes that one wiring stands in.
  struct Scopes {
    fileprivate let all: [Scope]
    fileprivate let place: Place
    /// The declarations around the wiring, which cannot be named in it.
    fileprivate let inside: Set<DeclarationID>
    fileprivate let resolver: Resolver

    private var program: Program { resolver.program }

    /// The providers that are known to be of a type, as it is, as its value or as what inherits from
    /// it; of one type at most `limit`.
    func ofType(
      _ wanted: SwiftType,
      where isFree: (DeclarationID) -> Bool
    ) -> [DeclarationID] {
      guard !wanted.hasUnknown else { return [] }
      return all.flatMap { scope in
        let types = scope.types(thatMayBe: wanted)
        return types.flatMap { first(of: scope.byType[$0] ?? [], in: scope, where: isFree) }
      }
    }

    /// The providers that only their names can speak for: those of the same name, else those of
    /// similar names.
    func named(
      like field: DeclarationID,
      where isFree: (DeclarationID) -> Bool
    ) -> [DeclarationID] {
      let hasUnknown = resolver.type(of: field).hasUnknown
      let name = program.text(field)
      func providers(named names: (NamedProviders) -> [String]) -> [DeclarationID] {
        all.flatMap { scope in
          let group = hasUnknown ? scope.all : scope.unknown
          return names(group).flatMap { first(of: group[$0], in: scope, where: isFree) }
        }
      }
      let same = providers { _ in [name] }
      return same.isEmpty ? providers { $0.similar(to: name) } : same
    }

    private func first(
      of providers: [DeclarationID],
      in scope: Scope,
      where isFree: (DeclarationID) -> Bool
    ) -> [DeclarationID] {
      var found: [DeclarationID] = []
      for provider in providers where found.count < ProviderReach.limit {
        let isAtHand =
          scope.holdsMembers || program[provider].kind == .parameter
          || program[provider].nameToken < place.token
        if isAtHand, !inside.contains(provider), isFree(provider) { found.append(provider) }
      }
      return found
    }
  }
}

/// The declarations of one scope.
private final class Scope {
  /// Whether it is a type or an extension, in which the order tells nothing.
  let holdsMembers: Bool
  let byType: [SwiftType: [DeclarationID]]
  let all: NamedProviders
  /// Those whose types are not known through and through.
  let unknown: NamedProviders
  /// The types of the providers, by what they inherit from.
  private let heirs: [DeclarationID: [SwiftType]]

  init(_ providers: [DeclarationID], of holder: DeclarationID, _ resolver: Resolver) {
    holdsMembers = resolver.program[holder].kind.holdsMembers
    let types = providers.map { resolver.type(of: $0) }
    let program = resolver.program
    byType = Dictionary(grouping: zip(providers, types).filter { !$0.1.hasUnknown }, by: \.1)
      .mapValues { $0.map(\.0) }
    all = NamedProviders(providers, program)
    unknown = NamedProviders(zip(providers, types).filter { $0.1.hasUnknown }.map(\.0), program)
    var heirs: [DeclarationID: [SwiftType]] = [:]
    for type in byType.keys where type.declaration != nil {
      for ancestor in Set(resolver.allSupertypes(of: type).compactMap(\.declaration)) {
        heirs[ancestor, default: []].append(type)
      }
    }
    self.heirs = heirs
  }

  /// The types of providers that may be values of a type.
  func types(thatMayBe wanted: SwiftType) -> Set<SwiftType> {
    let heirs = wanted.unwrapped.declaration.flatMap { self.heirs[$0] } ?? []
    if case .optional(let value) = wanted.form { return Set([wanted, value] + heirs) }
    return Set([wanted] + heirs)
  }
}

/// Providers by their names.
private struct NamedProviders {
  private let byName: [String: [DeclarationID]]
  private let names: SpellingIndex

  init(_ providers: [DeclarationID], _ program: Program) {
    byName = Dictionary(grouping: providers) { program.text($0) }
    names = SpellingIndex(byName.keys.sorted())
  }

  subscript(name: String) -> [DeclarationID] { byName[name] ?? [] }

  /// The names of which a slip may have made another one.
  func similar(to name: String) -> [String] { names.near(name) }
}
