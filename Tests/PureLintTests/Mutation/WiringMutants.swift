@testable import PureLintSyntax

extension MutationKind {
  /// Takes out a variable whose value builds a module, with all that is built inside.
  ///
  /// The outermost module that nothing else builds is unwired; what only the lost wiring built or
  /// used has the same cause. Where something else builds every module, what only the lost wiring
  /// used or read is unused.
  static let dropWiring = MutationKind(name: "drop a wiring") { outline in
    let reads = ReadOutline(outline)
    return outline.sites(of: .variableDeclaration).compactMap { site in
      let loss = LostWiring(outline: outline, site: site, reads: reads)
      guard loss.isCertain else { return nil }
      return Mutant(
        title: "a wiring of \(loss.names) is gone",
        edits: [Mutant.Edit(file: site.file, range: outline.range(site), replacement: "")],
        expected: loss.expected
      )
    }
  }
}

/// What an app is without one of its variables.
private struct LostWiring {
  let outline: AppOutline
  let site: Site
  let reads: ReadOutline
  /// The modules that the variable's value builds, outermost first.
  private let lost: [String]
  /// The modules that something else builds, and what they inherit from.
  private let built: Set<String>
  /// The modules that something else builds, but with nothing of what they need.
  private let isBuiltBare: Bool

  init(outline: AppOutline, site: Site, reads: ReadOutline) {
    self.outline = outline
    self.site = site
    self.reads = reads
    var lost: [String] = []
    var kept: [String: Bool] = [:]
    for construction in outline.constructions {
      guard let module = construction.module(in: outline) else { continue }
      if outline.contains(site, construction.site) {
        if !lost.contains(module) { lost.append(module) }
      } else {
        kept[module] =
          kept[module] ?? false || construction.arguments.contains { $0.label == "dependency" }
      }
    }
    self.lost = lost
    built = kept.keys.reduce(into: []) { $0.formUnion(outline.supertypes(of: $1)) }
    isBuiltBare = lost.contains { kept[$0] == false && outline.dependencyName(of: $0) != nil }
  }

  /// Whether it is clear what has to be said.
  var isCertain: Bool { !lost.isEmpty && !isBuiltBare && !isCalledForModule }

  var names: String { lost.joined(separator: ", ") }

  var expected: [Mutant.Expectation] {
    let unwired = unwired
    guard unwired.isEmpty else { return unwired.compactMap(expectation(ofUnwired:)) }
    return unusedProviders + outline.parametersLeftUnread(without: [site])
      + outline.fieldsLeftUnread(without: site, reads)
  }

  /// Whether the lost variable is called where a module is due that nothing else builds, as in
  /// `lists: [factory.create()]`. What yields the module there cannot be followed, so that it may be
  /// built.
  private var isCalledForModule: Bool {
    let unwired = unwired
    return outline.sites(of: .patternBinding).contains { binding in
      let tree = outline.tree(binding)
      guard let type = tree.annotatedType(of: binding.node),
        case .type(let due) = outline.shape(ofElement: Site(file: binding.file, node: type)),
        unwired.contains(due), let pattern = tree.child(binding.node, .identifierPattern)
      else { return false }
      let name = tree.text(tree.mainToken(pattern))
      return outline.sites(of: .argument).contains { isReceiver(inArgument: $0, labelled: name) }
    }
  }

  /// Whether a member of the lost variable is named inside an argument with a label.
  private func isReceiver(inArgument argument: Site, labelled label: String) -> Bool {
    let tree = outline.tree(argument)
    guard tree.flags(argument.node).contains(.hasLabel),
      tree.text(tree.mainToken(argument.node)) == label
    else { return false }
    return outline.sites(of: .nameExpression).contains { mention in
      let name = outline.tree(mention).text(outline.tree(mention).mainToken(mention.node))
      return outline.contains(argument, mention) && outline.binding(named: name, in: site) != nil
        && outline.parent(of: mention).map { outline.tree($0).kind($0.node) } == .memberAccess
    }
  }

  /// The modules that nothing builds any more, without those that only another of them asks for.
  /// What is a module only because somebody builds it is none any more.
  private var unwired: [String] {
    let candidates = Set(lost).subtracting(built).filter(outline.isDeclaredModule)
    let asked = candidates.flatMap { outline.modulesAsked(by: $0).map(\.module) }
    return candidates.subtracting(asked).sorted()
  }

  private func expectation(ofUnwired module: String) -> Mutant.Expectation? {
    guard let declaration = outline.types[module]?.declaration else { return nil }
    let tree = outline.tree(declaration)
    return Mutant.Expectation(
      ruleID: "unwired-module",
      place: .kept(
        file: declaration.file,
        offset: Int(tree.range(tree.mainToken(declaration.node)).lowerBound)
      ),
      mentions: ["'\(module)'"]
    )
  }

  /// The locals and lazy members that nothing mentions but the lost wiring.
  private var unusedProviders: [Mutant.Expectation] {
    outline.providers().filter { provider in
      guard !outline.contains(site, provider.binding) else { return false }
      let mentions = outline.mentions(of: provider)
      return mentions.areCertain && !mentions.sites.isEmpty
        && mentions.sites.allSatisfy { outline.contains(site, $0) }
    }
    .map { provider in
      Mutant.Expectation(
        ruleID: "unused-provider",
        place: .kept(
          file: provider.binding.file,
          offset: outline.range(provider.binding).lowerBound
        ),
        mentions: ["'\(provider.name)'"]
      )
    }
  }
}

/// A local of a static function, or a lazy member, of which a root makes use.
struct ProviderOutline: Hashable {
  let name: String
  let binding: Site
  let value: Site
  /// The function's body or the type around.
  let owner: Owner

  enum Owner: Hashable {
    case function(Site)
    case type(String)
  }
}

extension AppOutline {
  /// The modules that the fields of a module's dependencies name, in source order.
  func modulesAsked(by module: String) -> [(module: String, field: StructureOutline.Field)] {
    guard let name = dependencyName(of: module), let structure = structures[name] else { return [] }
    return structure.fields.compactMap { field in
      var shape = field.type.flatMap { self.shape(ofType: $0) }
      while case .function(let result) = shape { shape = result }
      switch shape {
      case .builder(let module): return (module, field)
      case .type(let type) where isModule(type): return (type, field)
      default: return nil
      }
    }
  }

  /// The constant locals at the top level of static functions and the lazy members of classes, in
  /// functions and types that build modules; other names of something else left out.
  func providers() -> [ProviderOutline] {
    let constructions = constructions.filter { $0.isWiring(in: self) }
    return sites(of: .patternBinding).compactMap { binding in
      guard let declaration = parent(of: binding), let owner = owner(of: declaration),
        let value = tree(binding).initialValue(of: binding.node),
        tree(binding).kind(value) != .nameExpression,
        let pattern = tree(binding).child(binding.node, .identifierPattern),
        constructions.contains(where: { isIn(owner, $0.site) })
      else { return nil }
      return ProviderOutline(
        name: tree(binding).text(tree(binding).mainToken(pattern)),
        binding: binding,
        value: Site(file: binding.file, node: value),
        owner: owner
      )
    }
  }

  private func owner(of declaration: Site) -> ProviderOutline.Owner? {
    let tree = tree(declaration)
    guard let block = parent(of: declaration) else { return nil }
    let isConstant = tree.tokens.kinds[tree.mainToken(declaration.node).position] == .kwLet
    if tree.kind(block.node) == .codeBlock, isConstant, let function = parent(of: block),
      tree.kind(function.node) == .functionDeclaration, isStatic(function)
    {
      return .function(block)
    }
    let isLazy = tree.children(declaration.node).contains {
      tree.kind($0) == .modifier && tree.text($0) == "lazy"
    }
    guard isLazy, let type = scope(of: declaration), !isModule(type) else { return nil }
    return .type(type)
  }

  private func isIn(_ owner: ProviderOutline.Owner, _ site: Site) -> Bool {
    switch owner {
    case .function(let block): contains(block, site)
    case .type(let type): types[type]?.blocks.contains { contains($0, site) } ?? false
    }
  }

  /// Every mention of a provider, its declaration left out.
  func mentions(of provider: ProviderOutline) -> (sites: [Site], areCertain: Bool) {
    switch provider.owner {
    case .type(let type): return mentions(ofProperty: provider.name, of: type)
    case .function(let block):
      let sites = (sites(of: .nameExpression) + sites(of: .capture)).filter { site in
        contains(block, site) && tree(site).text(tree(site).mainToken(site.node)) == provider.name
      }
      return (sites, true)
    }
  }

  /// The findings at parameters of a root's static functions that nothing mentions once some sites
  /// are gone.
  func parametersLeftUnread(without sites: [Site]) -> [Mutant.Expectation] {
    rootParameters().compactMap { parameter in
      guard !parameter.mentions.isEmpty,
        parameter.mentions.allSatisfy({ mention in sites.contains { contains($0, mention) } })
      else { return nil }
      return parameter.unused
    }
  }
}
