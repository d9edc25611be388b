import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Suggestions for a wiring that lacks something: providers within its reach, and arguments with a
/// label that is nearly right.
struct WiringSuggestions {
  private let model: WiringModel
  private let dependency: Construction
  private let filled: Set<DeclarationID>
  private let reach: ProviderReach

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - dependency: The construction that fills in the dependencies.
  ///   - filled: The dependencies for which it has a value.
  init(
    _ model: WiringModel,
    for dependency: Construction,
    filled: Set<DeclarationID>,
    _ reach: ProviderReach
  ) {
    self.model = model
    self.dependency = dependency
    self.filled = filled
    self.reach = reach
  }

  func contribute(to wiring: NodeID, _ assembly: inout GraphAssembly) {
    guard dependency.initializer == nil else { return }
    let lacking = model.fields(of: dependency.declaration).filter { field in
      !filled.contains(field)
        && assembly.node(of: field).map { !assembly[$0].traits.contains(.hasDefault) } ?? false
    }
    guard !lacking.isEmpty else { return }
    let scopes = reach.scopes(around: dependency.place)
    let slips = slips(among: lacking)
    for field in lacking {
      guard let target = assembly.node(of: field) else { continue }
      addOffers(of: scopes, for: field, target, to: wiring, &assembly)
      addLabel(for: field, slips, target, to: wiring, &assembly)
    }
  }

  // MARK: Providers

  /// The degrees to which a declaration fits, best first.
  private enum Fit: Int, Comparable {
    case nameAndType, type, name, similarName

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  private func addOffers(
    of scopes: ProviderReach.Scopes,
    for field: DeclarationID,
    _ target: NodeID,
    to wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    let passed = dependency.arguments.first { $0.parameter == field }.map(meanings) ?? []
    func isFree(_ id: DeclarationID) -> Bool { !passed.contains(id) && mayBeTogether(id) }
    let typed = scopes.ofType(resolver.type(of: field), where: isFree)
    var offers = typed.compactMap { id in fit(of: id, for: field).map { (id, $0) } }
    if !offers.contains(where: { $0.1 < .name }) {
      let named = scopes.named(like: field, where: isFree)
      offers += named.compactMap { id in fit(of: id, for: field).map { (id, $0) } }
    }
    guard let best = offers.map(\.1).min() else { return }
    let gap = Hints.Gap(dependency: target, wiring: wiring)
    for (id, fit) in offers where fit == best {
      guard let provider = assembly.node(of: id) else { continue }
      assembly.hints.add(.init(provider: provider, typeName: typeText(of: id)), for: gap)
    }
    let fitting = offers.filter { $0.1 == best }
    guard fitting.count == 1,
      best == .nameAndType || best == .type && mayStandIn(fitting[0].0, field),
      let argument = MissingArgument(dependency, for: field, from: fitting[0].0, model)
    else { return }
    assembly.hints.add(argument: argument.insertions, for: gap)
  }

  /// Whether a provider of another name can only be meant for a field: a service, not a plain value,
  /// and none that the wiring has for something else.
  private func mayStandIn(_ provider: DeclarationID, _ field: DeclarationID) -> Bool {
    guard isService(resolver.type(of: field).unwrapped) else { return false }
    let isTaken = dependency.arguments.contains { meanings($0).contains(provider) }
    let rivals = model.fields(of: dependency.declaration).filter { other in
      other != field && !filled.contains(other)
        && resolver.mayConvert(resolver.type(of: provider), to: resolver.type(of: other))
    }
    return !isTaken && rivals.isEmpty
  }

  private func isService(_ type: SwiftType) -> Bool {
    guard case .nominal(let id, let arguments) = type.form else { return false }
    return program[id].kind.isReferenceType && program.isSource(id)
      || arguments.contains(where: isService)
  }

  /// The type as the source writes it, else the name of a declared one.
  private func typeText(of id: DeclarationID) -> String? {
    if let written = model.typeText(of: id) { return written }
    guard case .nominal(let type, let arguments) = resolver.type(of: id).form, arguments.isEmpty
    else {
      return nil
    }
    return program.qualifiedName(type)
  }

  /// The declarations that an argument names.
  private func meanings(_ argument: Construction.Argument) -> [DeclarationID] {
    let token = program.trees[argument.file].mainToken(argument.node).rawValue
    return resolver.references.references(in: argument.file, token..<token + 1).map(\.target)
  }

  private func fit(of id: DeclarationID, for field: DeclarationID) -> Fit? {
    let (type, wanted) = (resolver.type(of: id), resolver.type(of: field))
    guard resolver.mayConvert(type, to: wanted) else { return nil }
    let isSame = program[id].name == program[field].name
    // Without a name for the type, the name of the value has to speak for it.
    if isCertain(type, wanted), typeText(of: id) != nil { return isSame ? .nameAndType : .type }
    guard type.hasUnknown || wanted.hasUnknown || type == wanted else { return nil }
    if isSame { return .name }
    let isSimilar = Spelling.closest(to: program.text(id), among: [program.text(field)]) != nil
    return isSimilar ? .similarName : nil
  }

  /// Whether a value is known to be of a type; optionals are not taken for what they may hold.
  private func isCertain(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    guard !type.hasUnknown, !wanted.hasUnknown else { return false }
    if type == wanted || .optional(type) == wanted { return true }
    guard type.declaration != nil, wanted.declaration != nil, type.unwrapped == type else {
      return false
    }
    return resolver.isSubtype(type, of: wanted.unwrapped)
  }

  private func mayBeTogether(_ id: DeclarationID) -> Bool {
    let file = dependency.place.file
    let condition = program.condition(around: dependency.call, in: file)
    return program.mayCoexist(id, with: condition, in: file)
  }

  // MARK: Labels

  /// The arguments for nothing, by the field whose name their label is nearly.
  private func slips(among lacking: [DeclarationID]) -> [String: [Construction.Argument]] {
    let astray = dependency.arguments.filter { $0.parameter == nil && $0.label != nil }
    guard !astray.isEmpty else { return [:] }
    let names = SpellingIndex(lacking.map { program.text($0) })
    var slips: [String: [Construction.Argument]] = [:]
    for argument in astray {
      let label = program.trees[argument.file].text(argument.token)
      if let name = names.closest(to: label) { slips[name, default: []].append(argument) }
    }
    return slips
  }

  /// Notes an argument for nothing whose label is nearly that of a field.
  private func addLabel(
    for field: DeclarationID,
    _ slips: [String: [Construction.Argument]],
    _ target: NodeID,
    to wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    for argument in slips[program.text(field)] ?? [] {
      guard resolver.mayConvert(argument.type, to: resolver.type(of: field)),
        let label = assembly.location(argument.token, in: argument.file)
      else { continue }
      assembly.hints.add(label: label, for: .init(dependency: target, wiring: wiring))
    }
  }
}
