import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The way back from variables and parameters that have no nodes to those that have: through what is
/// assigned to them, the values that they begin with and the arguments for them.
///
///     init(api: Api) { self.api = api }       the property `api` comes from the parameter, and that
///                                             from what stands in the arguments for it
final class ValueSources {
  let resolver: Resolver
  let kinds: ObjectKinds
  private let spans: ArgumentSpans
  /// The mentions by which a value is copied to a variable or a parameter, by that.
  private let copies: [DeclarationID: [Reference]]
  /// The mentions by which something is assigned to a variable, by that.
  private let writes: [DeclarationID: [Reference]]
  /// What is built where, by file, in the order of tokens.
  private let sites: [Int: [Site]]
  let witnesses: [DeclarationID: [DeclarationID]]
  /// What containers are asked for, where.
  let demanded: DemandedValues
  /// The modules whose dependencies types are.
  let owners: [DeclarationID: DeclarationID]
  private let search = OriginSearch()
  /// Whether functions return nothing that comes from elsewhere, as far as that has been asked.
  var barren: [DeclarationID: Bool] = [:]
  /// Whether the results of functions can be told from their code, as far as that has been asked.
  var followedResults: [DeclarationID: Bool] = [:]
  /// By file, the names that patterns bind there, as far as that has been asked.
  var namesBoundByPatterns: [Int: Set<Name>] = [:]

  /// A place where something is built.
  private struct Site {
    let token: UInt32
    let type: DeclarationID
    /// The declaration whose code it is.
    let source: DeclarationID?
  }

  /// An expression.
  struct Text {
    let tokens: Range<UInt32>
    let file: Int
  }

  var program: Program { resolver.program }

  init(
    _ model: WiringModel,
    _ spans: ArgumentSpans,
    _ witnesses: [DeclarationID: [DeclarationID]],
    _ demanded: DemandedValues
  ) {
    self.demanded = demanded
    let resolver = model.resolver
    self.resolver = resolver
    kinds = model.kinds
    owners = model.owners
    self.spans = spans
    self.witnesses = witnesses
    var copies: [DeclarationID: [Reference]] = [:]
    var writes: [DeclarationID: [Reference]] = [:]
    for reference in resolver.facts.references where !reference.isAbsent {
      if reference.isWrite {
        writes[reference.target, default: []].append(reference)
      } else if let destination = reference.destination {
        copies[destination, default: []].append(reference)
      }
    }
    self.copies = copies
    self.writes = writes
    var sites: [Int: [Site]] = [:]
    for site in resolver.facts.sites {
      let place = site.place
      sites[place.file, default: []].append(
        Site(token: place.token.rawValue, type: site.declaration, source: place.source)
      )
    }
    self.sites = sites.mapValues { $0.sorted { $0.token < $1.token } }
  }

  /// Whether a declaration holds an object, and so leads on. What holds anything, as generic code does,
  /// leads everywhere.
  func leadsOn(_ id: DeclarationID) -> Bool {
    guard program.isSource(id), program[id].kind == .variable || program[id].kind == .parameter
    else { return false }
    return kinds.kind(of: resolver.type(of: id)).mayLeadToObjects
  }

  /// Whether a mention is the base of a member that is known: `dependencies` in `dependencies.api`.
  func isBase(_ reference: Reference) -> Bool {
    let file = reference.place.file
    guard let member = program.trees[file].memberName(behind: reference.place.token) else {
      return false
    }
    return !resolver.references.references(in: file, member.rawValue..<member.rawValue + 1).isEmpty
  }

  /// Where the value of a declaration without a node comes from.
  ///
  /// - Complexity: O(mentions on the way), once for each declaration.
  func origin(of id: DeclarationID, _ assembly: GraphAssembly) -> ValueOrigin {
    search.origin(of: id) { step(at: $0, assembly) }
  }

  private func step(at id: DeclarationID, _ assembly: GraphAssembly) -> OriginSearch.Step {
    if let providers = demanded.providers(for: id) {
      return OriginSearch.Step(found: ValueOrigin(providers), next: [])
    }
    var (found, next) = (ValueOrigin(), [DeclarationID]())
    let texts = texts(of: id).map(followed)
    if texts.isEmpty, copies[id] == nil, isOpen(id) { found.add(lost(at: id), unlessIn: program) }
    for reference in (copies[id] ?? []) + texts.flatMap({ mentions(in: $0.tokens, $0.file) }) {
      for target in targets(of: reference) {
        if let node = assembly.node(of: target), assembly[node].isSourceOfValues {
          found.add(node)
        } else if leadsOn(target) || isResultFollowed(target, assembly) {
          next.append(target)
        } else if let end = end(atCallOf: target, reference.place, assembly) {
          found.add(end, unlessIn: program)
        }
      }
    }
    let isBuilder = assembly.node(of: id).map { assembly[$0].kind == .provider } ?? false
    for text in texts {
      found.add(built(in: text.tokens, text.file, assembly, isBuiltByItself: isBuilder))
      found.add(demanded.providers(in: text.tokens, text.file))
      found.add(end(atName: text.tokens, text.file, for: id), unlessIn: program)
    }
    return OriginSearch.Step(found: found, next: next)
  }

  /// Where the value of an expression comes from; what a wrapper fills in is told by the demand.
  /// - Parameter isBuiltByItself: Whether what gets the value is known to build what the expression
  ///   builds.
  func origin(
    ofTokens tokens: Range<UInt32>,
    _ file: Int,
    _ assembly: GraphAssembly,
    isBuiltByItself: Bool = false
  ) -> ValueOrigin {
    let tokens = followed(Text(tokens: tokens, file: file)).tokens
    var found = ValueOrigin(built(in: tokens, file, assembly, isBuiltByItself: isBuiltByItself))
    found.add(demanded.providers(in: tokens, file))
    for reference in mentions(in: tokens, file) {
      for target in targets(of: reference) {
        if let node = assembly.node(of: target), assembly[node].isSourceOfValues {
          found.add(node)
        } else if let providers = demanded.providers(for: target) {
          found.add(ValueOrigin(providers))
        } else if leadsOn(target) {
          if !program.mayBeWrapped(target) { found.add(origin(of: target, assembly)) }
        } else if isResultFollowed(target, assembly) {
          found.add(origin(of: target, assembly))
        } else if let end = end(atCallOf: target, reference.place, assembly) {
          found.add(end, unlessIn: program)
        }
      }
    }
    return found
  }

  /// The declarations that a mention may mean: the named one, or those that meet it for a protocol.
  private func targets(of reference: Reference) -> [DeclarationID] {
    let witnesses = witnesses[reference.target] ?? []
    return witnesses.isEmpty ? [reference.target] : witnesses
  }

  /// The expressions that stand where a declaration gets its value; of a parameter, the one that it has
  /// by default counts only if nobody gives another.
  private func texts(of id: DeclarationID) -> [Text] {
    if program[id].kind == .function { return returned(by: id) }
    var found = spans.arguments(for: id).map { Text(tokens: $0.tokens, file: $0.file) }
    let file = program[id].file
    let tree = program.trees[file]
    for write in writes[id] ?? [] {
      if let tokens = program.trees[write.place.file].assignedValue(to: write.place.token) {
        found.append(Text(tokens: tokens, file: write.place.file))
      }
    }
    if program[id].traits.contains(.isComputed) {
      found.append(Text(tokens: tree.tokens(of: program[id].node), file: file))
    } else if program[id].kind == .variable || found.isEmpty,
      let value = tree.initialValue(of: program[id].node)
    {
      found.append(Text(tokens: tree.tokens(of: value), file: file))
    }
    return found
  }

  func mentions(in tokens: Range<UInt32>, _ file: Int) -> [Reference] {
    resolver.references.references(in: file, tokens).filter {
      !$0.isWrite && !$0.isAbsent && !isBase($0)
        && !demanded.isMet(at: $0.place.token, $0.place.file)
    }
  }

  /// The code, roots and modules that an expression builds in place, other than for what it builds; of
  /// objects that have no code in the graph, the provider whose text the expression is a part of, unless
  /// what gets the value is known to build them.
  func built(
    in tokens: Range<UInt32>,
    _ file: Int,
    _ assembly: GraphAssembly,
    isBuiltByItself: Bool = false
  ) -> [NodeID] {
    sitesBuilt(in: tokens, file).compactMap { site in
      if let code = assembly.node(of: site.type) {
        return assembly[code].isSourceOfValues ? nil : code
      }
      guard !isBuiltByItself, program.isSource(site.type),
        kinds.kind(of: site.type).mayLeadToObjects
      else { return nil }
      return provider(around: site.source, assembly)
    }
  }

  /// The innermost node around a declaration, if that is a provider.
  private func provider(around source: DeclarationID?, _ assembly: GraphAssembly) -> NodeID? {
    var next = source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind != .dependency {
        return assembly[node].kind == .provider ? node : nil
      }
      next = program[id].parent
    }
    return nil
  }

  /// What an expression builds in place, other than for what it builds.
  private func sitesBuilt(in tokens: Range<UInt32>, _ file: Int) -> [Site] {
    let sites = sites[file] ?? []
    let start = sites.partitioningIndex { $0.token >= tokens.lowerBound }
    return sites[start...].prefix { $0.token < tokens.upperBound }.filter { site in
      let around = spans.around(TokenIndex(site.token), in: file).first?.tokens
      return around.map { !tokens.contains($0.lowerBound) || $0 == tokens } ?? true
    }
  }

  /// What containers are asked for where a declaration gets its value: `screen = Screen(api: box.get())`.
  func providersAsked(for id: DeclarationID) -> [NodeID] {
    texts(of: id).flatMap { demanded.providers(in: $0.tokens, $0.file) }
  }

  /// The types that are built in place where a declaration gets its value: `store = FileStore()`.
  func typesBuilt(for id: DeclarationID) -> [DeclarationID] {
    texts(of: id).flatMap { sitesBuilt(in: $0.tokens, $0.file).map(\.type) }
  }
}

extension Node {
  /// Whether values come from the node: a provider, or a dependency that is filled somewhere else. From
  /// what a type takes in its initializer and nobody reads none comes, and each maker fills it anew.
  var isSourceOfValues: Bool {
    kind == .provider || kind == .dependency && !traits.contains(.isInjected)
  }
}
