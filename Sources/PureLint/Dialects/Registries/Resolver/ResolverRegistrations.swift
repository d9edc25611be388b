import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The registrations in the library's registries.
struct ResolverRegistrations {
  /// In source order.
  private(set) var all: [Registration] = []
  /// Calls that may register something, though what is called is not known.
  private var unknown: [Place] = []
  /// The types that are asked for without a name by what stands for a named registration.
  private(set) var unnamed: [(registration: Place, type: SwiftType, place: Place)] = []

  /// Whether some registration is of a type of which no more is known than how its closure builds it.
  private(set) var holdsForeign = false

  private let resolver: Resolver
  private let library: ResolverLibrary
  private let containers: ResolverContainers?
  private let helpers: ResolverHelpers
  /// Whether the scope of registrations without one is not the library's.
  private let hasOtherDefault: Bool
  /// By file, the calls that build what the sources declare, in source order.
  private let constructions: [Int: [Int]]

  private var program: Program { resolver.program }

  init(_ library: ResolverLibrary, _ containers: ResolverContainers?, _ resolver: Resolver) {
    self.resolver = resolver
    self.library = library
    self.containers = containers
    helpers = ResolverHelpers(resolver)
    let program = resolver.program
    constructions = Dictionary(
      grouping: resolver.facts.constructions.filter { program.isSource($0.declaration) },
      by: \.place.file
    )
    .mapValues { $0.map(\.call.position).sorted() }
    hasOtherDefault = resolver.references
      .references { program[$0].name == "defaultScope" && !program.isSource($0) }
      .contains(where: \.isWrite)
    var known: Set<Place> = []
    for call in resolver.facts.genericCalls where library.registers.contains(call.function) {
      guard program.isSource(call.place), !library.isOwn(call.place),
        known.insert(call.place.unscoped).inserted
      else { continue }
      add(call)
    }
    unknown = resolver.facts.unknownReads.map(\.place).filter { place in
      program.isSource(place) && program.trees[place.file].name(place.token) == "register"
        && !known.contains(place.unscoped)
        && program.imports([ResolverLibrary.module], in: place.file)
    }
    all.sort { $0.place.precedes($1.place) }
    share()
  }

  /// Whether something may be registered that is not seen.
  var isOpen: Bool { !unknown.isEmpty }

  /// The registrations that cannot be followed.
  var unresolved: [UnfollowedStep] {
    let untyped = all.filter { $0.isFindable && $0.key.type.isUnknown }
    return untyped.map { Self.unfollowed($0.place, "nothing here tells its type") }
      + unknown.map { Self.unfollowed($0, "nothing here tells what is called") }
  }

  private static func unfollowed(_ place: Place, _ reason: String) -> UnfollowedStep {
    UnfollowedStep("registration", at: place, "registration is not followed; " + reason)
  }

  // MARK: Calls

  private mutating func add(_ call: GenericCall) {
    let place = call.place
    let tree = program.trees[place.file]
    let arguments = tree.callArguments(of: call.call)
    let told = RequestedTypes(resolver).generics(of: call).first ?? .unknown
    // A static member of a library's type, of which nothing is known, is no type.
    var type = told.instance == nil ? told : .unknown
    if ExactType.key(type, resolver) == nil, let name = madeByLibrary(call.call, in: place.file) {
      type = .external(name, [])
      holdsForeign = true
    }
    let name = KeyName(resolver, arguments.first { $0.label == "name" }?.node, at: place)
    let key = Registration.Key(
      type: ExactType.key(type, resolver) ?? .unknown,
      name: name.text,
      isNameOpen: name.isOpen
    )
    let title = resolver.title(of: key, writtenAs: arguments.first?.node, tree)
    var registration =
      RegistrationCall(resolver, call.call, at: place).registration(of: title, for: key)
      ?? .unplaced(at: place, call.call, key, title, program)
    registration.container.text = container(registration.container.text)
    registration.containers = containers?.registered(by: call) ?? .unknown
    registration.lifetime = hasOtherDefault ? nil : .perGraph
    registration.isFindable = !(key.type.isUnknown && isForeign(call.call, in: place.file))
    for behind in tree.calls(behind: call.call) {
      read(behind, tree, &registration)
      registration.call = behind
    }
    let types = [told] + registration.aliases.map(\.type)
    guard let uses = helpers.uses(registering: types) else { return all.append(registration) }
    for use in uses { add(use, of: registration, by: call) }
  }

  /// Adds what one call of a helper registers, under all keys that it does so.
  private mutating func add(
    _ use: ResolverHelpers.Use,
    of helped: Registration,
    by call: GenericCall
  ) {
    let types = use.types.map { ExactType.key($0, resolver) ?? .unknown }
    var key = helped.key
    key.type = types[0]
    var aliases = helped.aliases
    for index in aliases.indices { aliases[index].type = types[index + 1] }
    if let known = all.firstIndex(where: { $0.place.unscoped == use.place.unscoped }) {
      // Of what one call registers under conditions, each is found somewhere.
      all[known].aliases += ([key] + aliases).filter { !all[known].keys.contains($0) }
      return
    }
    let title = resolver.title(of: key)
    var registration =
      RegistrationCall(resolver, use.call, at: use.place).registration(of: title, for: key)
      ?? .unplaced(at: use.place, use.call, key, title, program)
    if !use.isDeferred { registration.call = nil }
    registration.helperCall = Registration.HelperCall(
      place: call.place,
      call: helped.call ?? call.call
    )
    registration.container.text = helped.container.text
    registration.containers = helped.containers
    registration.lifetime = helped.lifetime
    registration.isLifetimeExplicit = helped.isLifetimeExplicit
    registration.aliases = aliases
    all.append(registration)
  }

  /// The one name for the registry that is asked where none is named.
  private func container(_ text: String) -> String {
    ["self", "Resolver", "main", "Resolver.main", "root", "Resolver.root"].contains(text)
      ? "Resolver" : text
  }

  /// Whether what a call registers is made of nothing that the sources declare, so that it is none
  /// of their types.
  private func isForeign(_ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    let covered = tree.nodes[call.position]
    let range = call.position..<tree.end(of: call)
    if isMadeByLibrary(call, in: file) { return true }
    return resolver.references.references(in: file, covered.firstToken..<covered.endToken)
      .allSatisfy { !program.isSource($0.target) || program[$0.target].traits.contains(.isLocal) }
      && !(constructions[file] ?? [])[...].containsValue(in: range)
  }

  /// Whether all that a call's closure does is to build what no source declares.
  private func isMadeByLibrary(_ call: NodeIndex, in file: Int) -> Bool {
    calleeBuildingForeign(call, in: file) != nil
  }

  /// The type that no source declares and that all of a call's closure builds, by its name.
  private func madeByLibrary(_ call: NodeIndex, in file: Int) -> Name? {
    let tree = program.trees[file]
    return calleeBuildingForeign(call, in: file).flatMap {
      tree.kind($0) == .nameExpression && tree.child($0, .genericArgumentClause) == nil
        ? tree.name($0) : nil
    }
  }

  private func calleeBuildingForeign(_ call: NodeIndex, in file: Int) -> NodeIndex? {
    let tree = program.trees[file]
    guard let closure = tree.callArguments(of: call).last?.node,
      tree.kind(closure) == .closure
    else { return nil }
    let items = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard items.count == 1, tree.kind(items[0]) == .call,
      let callee = tree.expression(in: items[0]),
      resolver.constructions.isForeign(tree.mainToken(callee), in: file)
    else { return nil }
    return callee
  }

  // MARK: What follows the call

  private static let lifetimes: [Name: Node.Lifetime] = [
    "application": .singleton, "cached": .singleton, "container": .singleton, "shared": .weak,
    "graph": .perGraph, "unique": .transient,
  ]

  private mutating func read(
    _ call: NodeIndex,
    _ tree: SyntaxTree,
    _ registration: inout Registration
  ) {
    let arguments = tree.callArguments(of: call)
    switch tree.expression(in: call).map({ tree.name($0) }) {
    case "scope":
      let lifetime = arguments.first.flatMap { Self.lifetimes[tree.name($0.node)] }
      registration.lifetime = lifetime
      // A graph is the default, which nobody has to mean when he writes it.
      registration.isLifetimeExplicit = lifetime != nil && lifetime != .perGraph
    case "implements":
      guard let written = arguments.first?.node else { return }
      let name = KeyName(
        resolver,
        arguments.first { $0.label == "name" }?.node,
        at: registration.place
      )
      let type = handed(written, tree, at: registration.place)
      registration.aliases.append(
        Registration.Key(
          type: ExactType.key(type, resolver) ?? (type.isGeneric ? type : .unknown),
          name: name.text,
          isNameOpen: name.isOpen
        )
      )
    default: break
    }
  }

  /// The type that an argument hands over: `T.self`, or a parameter that is a type.
  private func handed(_ node: NodeIndex, _ tree: SyntaxTree, at place: Place) -> SwiftType {
    if tree.kind(node) == .memberAccess, let named = tree.expression(in: node) {
      return resolver.namedType(named, at: place)
    }
    let token = tree.mainToken(node).rawValue
    let named = resolver.references.references(in: place.file, token..<token + 1).map(\.target)
    guard tree.kind(node) == .nameExpression, named.count == 1 else { return .unknown }
    return resolver.type(of: named[0]).instance ?? .unknown
  }

  // MARK: Names

  /// What a named registration stands for besides is found by its type alone, without its name.
  private mutating func share() {
    var positions: [Registration.Key: Int] = [:]
    for index in all.indices where all[index].key.name == nil { positions[all[index].key] = index }
    for index in all.indices
    where all[index].key.name != nil || all[index].key.isNameOpen {
      let aliases = all[index].aliases
      guard !aliases.isEmpty else { continue }
      let type = all[index].key.type
      if let unnamed = positions[Registration.Key(type: type)] {
        all[index].aliases = []
        all[unnamed].aliases += aliases
      } else if let call = all[index].call {
        unnamed.append((all[index].place, type, place(ofAliasIn: call, at: all[index].place)))
      }
    }
  }

  /// The call that says what a registration stands for besides.
  private func place(ofAliasIn call: NodeIndex, at place: Place) -> Place {
    let tree = program.trees[place.file]
    let range = call.position..<tree.end(of: call)
    let found = range.lazy.map { NodeIndex($0) }.first { node in
      tree.kind(node) == .call
        && tree.expression(in: node).map { tree.name($0) == "implements" } == true
    }
    let token = found.flatMap { tree.expression(in: $0) }.map { tree.mainToken($0) }
    return Place(file: place.file, token: token ?? place.token, source: place.source)
  }
}

extension ArraySlice<Int> {
  /// Whether a sorted array has a number in a range.
  fileprivate func containsValue(in range: Range<Int>) -> Bool {
    let first = partitioningIndex { $0 >= range.lowerBound }
    return first < endIndex && self[first] < range.upperBound
  }
}
