import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The names that are a part of the keys of a registry of the app's own, besides the type:
/// `makers["\(type) \(name)"]`.
struct RegistryNames {
  /// By function that registers or asks, the parameter that takes the name.
  private var parameters: [DeclarationID: DeclarationID] = [:]

  /// Those that take a name which stands for the type where it is told: `name ?? "\(type)"`.
  private var alone: Set<DeclarationID> = []

  /// By function that registers or asks, the parameter whose cases may carry another name.
  private var carriers: [DeclarationID: DeclarationID] = [:]

  private let resolver: Resolver
  private let dictionaries: Set<DeclarationID>
  private let functions: [DeclarationID]

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - functions: Those that come to the dictionaries themselves.
  ///   - records: The initializers of what these are handed.
  init(
    _ functions: [DeclarationID],
    records: [DeclarationID],
    _ dictionaries: [DeclarationID],
    _ resolver: Resolver
  ) {
    self.resolver = resolver
    self.dictionaries = Set(dictionaries)
    self.functions = functions
    for function in functions {
      guard let parameter = named(function) else { continue }
      add(parameter, function)
      carriers[function] =
        mentions(in: function).compactMap { mention in
          carrier(around: mention, in: function)
        }
        .first
    }
    for record in records {
      let found = mentionedNames(in: record)
      if found.count == 1 { add(found[0], record) }
    }
    let own = (functions + records).filter { parameters[$0] != nil }
    let byNameAlone = own.filter { parameters[$0].map(standsAlone) ?? false }
    alone = Set(byNameAlone + byNameAlone.flatMap(resolver.requirementsCalledAlike))
    // Where the functions do not agree on what it means to tell no name, nothing is known of names.
    if Set(own.compactMap { parameters[$0] }.map(manner)).count > 1 { parameters = [:] }
  }

  private mutating func add(_ parameter: DeclarationID, _ function: DeclarationID) {
    parameters[function] = parameter
    guard let index = resolver.parameterDeclarations(of: function).firstIndex(of: parameter) else {
      return
    }
    for requirement in resolver.requirementsCalledAlike(function) {
      let all = resolver.parameterDeclarations(of: requirement)
      if index < all.count { parameters[requirement] = all[index] }
    }
  }

  /// The type of a parameter and what it is if it is not told.
  private func manner(_ parameter: DeclarationID) -> [String] {
    if standsAlone(parameter) {
      return [ExactType.text(resolver.type(of: parameter).unwrapped, resolver)]
    }
    let tree = program.tree(of: parameter)
    let preset = tree.initialValue(of: program[parameter].node).map { tree.text($0) }
    return [ExactType.text(resolver.type(of: parameter), resolver), preset ?? "nil"]
  }

  /// Whether a function's key is the name alone where one is told, of whatever type.
  func areAlone(in function: DeclarationID) -> Bool { alone.contains(function) }

  /// The type that a name describes which stands for the type: `String(describing: Clock.self)`.
  func type(told name: KeyName?) -> SwiftType? {
    guard let name, !name.isOpen, let text = name.text else { return nil }
    return RegistrationsByName.type(described: text, resolver)
  }

  // MARK: Calls

  /// The name that a call tells; nil where it is not known which part of its key is one.
  func name(of call: GenericCall) -> KeyName? {
    guard let parameter = parameters[call.function], !resolver.isNamed(call, besides: parameter)
    else { return nil }
    if let carrier = carriers[call.function],
      let told = call.arguments.first(where: { $0.parameter == carrier }),
      !isBareCase(told.node, program.trees[call.place.file])
    {
      return .open
    }
    guard let given = call.arguments.first(where: { $0.parameter == parameter }) else {
      return RegistryKeys(resolver).isMadeOfType(byDefault: parameter)
        ? KeyName(resolver, nil, at: call.place) : resolver.presetName(of: parameter)
    }
    let name = KeyName(resolver, given.node, at: call.place)
    guard name.isOpen, name.parameter == nil, name.text == nil else { return name }
    return keptParameter(given.node, in: call.place.file).map { KeyName(parameter: $0) } ?? name
  }

  /// Whether a call hands on the name that the function around it is given, or tells none; what it
  /// hands on is noted as the name of that function.
  mutating func isHandedOn(by call: GenericCall, in facade: DeclarationID) -> Bool {
    guard let parameter = parameters[call.function] else { return !resolver.isNamed(call) }
    guard let name = name(of: call) else { return false }
    guard let own = name.parameter else {
      let isTold = call.arguments.contains { $0.parameter == parameter }
      return !name.isOpen && (name.text == nil || !isTold)
    }
    guard program[own].parent == facade else { return false }
    add(own, facade)
    return true
  }

  // MARK: Parameters

  /// The parameters of an initializer that may be names and do something in it.
  private func mentionedNames(in initializer: DeclarationID) -> [DeclarationID] {
    resolver.parameterDeclarations(of: initializer).filter { parameter in
      mayName(resolver.type(of: parameter).unwrapped)
        && !resolver.references.references(to: parameter).isEmpty
    }
  }

  /// Whether a key is made of the type only where a parameter is not told: `name ?? "\(type)"`, or
  /// `name: String = "\(Service.self)"`.
  private func standsAlone(_ parameter: DeclarationID) -> Bool {
    if RegistryKeys(resolver).isMadeOfType(byDefault: parameter) { return true }
    return resolver.references.references(to: parameter).contains { mention in
      let tree = program.trees[mention.place.file]
      guard
        let sequence = tree.nodes(aroundToken: mention.place.token)
          .last(where: { tree.kind($0) == .sequenceExpression })
      else { return false }
      let parts = Array(tree.children(sequence))
      guard let told = parts.firstIndex(where: { tree.mainToken($0) == mention.place.token }),
        told + 2 < parts.count, tree.text(parts[told + 1]) == "??"
      else { return false }
      return tree.kind(parts[told + 2]) == .call
        || tree.child(parts[told + 2], .interpolation) != nil
    }
  }

  /// The one parameter of a function that a key is made of besides its type.
  private func named(_ function: DeclarationID) -> DeclarationID? {
    let found = resolver.parameterDeclarations(of: function).filter { parameter in
      mayName(resolver.type(of: parameter).unwrapped)
        && resolver.references.references(to: parameter).contains {
          !entries(under: $0.place).isEmpty
        }
    }
    return found.count == 1 && isAlwaysNamed(function, found[0]) ? found[0] : nil
  }

  /// Whether an argument is a case without anything that it carries.
  private func isBareCase(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .implicitMember || tree.kind(node) == .memberAccess
  }

  /// The parameter over whose cases a function switches around a mention, if the case there tells
  /// what it carries.
  private func carrier(around mention: Place, in function: DeclarationID) -> DeclarationID? {
    let tree = program.tree(of: function)
    let around = tree.nodes(aroundToken: mention.token, from: program[function].node)
    guard let position = around.lastIndex(where: { tree.kind($0) == .switchCase }), position > 0,
      tree.kind(around[position - 1]) == .switchExpression,
      let subject = tree.expression(in: around[position - 1]),
      tree.children(around[position]).contains(where: { item in
        tree.kind(item) == .caseItem
          && tree.children(item).contains { !tree.namesBound(by: $0).isEmpty }
      })
    else { return nil }
    let token = tree.mainToken(subject).rawValue
    let meant = resolver.references.references(in: mention.file, token..<token + 1).map(\.target)
    return meant.first { resolver.parameterDeclarations(of: function).contains($0) }
  }

  /// Whether a function asks for nothing under another name than it is told, neither its dictionaries
  /// nor others like it.
  private func isAlwaysNamed(_ function: DeclarationID, _ parameter: DeclarationID) -> Bool {
    let told = resolver.references.references(to: parameter)
    let named = Set(told.flatMap { entries(under: $0.place) })
    let tree = program.tree(of: function)
    return mentions(in: function).allSatisfy { mention in
      let around = tree.nodes(aroundToken: mention.token, from: program[function].node)
      return around.contains { named.contains($0) }
        || carrier(around: mention, in: function) != nil
    }
      && functions.flatMap(resolver.genericCalls.of).allSatisfy { call in
        call.place.source.map(program.memberDeclaration) != function
          || told.contains { tree.covers($0.place.token, call.call) }
      }
  }

  /// Where a function mentions the dictionaries.
  private func mentions(in function: DeclarationID) -> [Place] {
    dictionaries.sorted().flatMap { resolver.references.references(to: $0) }.map(\.place).filter {
      $0.source.map(program.memberDeclaration) == function
    }
  }

  /// Whether names are of a type: texts, or values of the app's own.
  private func mayName(_ type: SwiftType) -> Bool {
    switch type.form {
    case .external(let name, _): name == resolver.language.string
    case .nominal(let id, let arguments):
      arguments.isEmpty
        && (program[id].kind == .enumType || program[id].kind == .structType
          || program[id].name == resolver.language.string)
    default: false
    }
  }

  /// The entries of dictionaries in whose key something stands, there or in the constant that is it.
  private func entries(under place: Place, isConstant: Bool = false) -> [NodeIndex] {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = tree.nodes(aroundToken: place.token, from: start ?? .root)
    return around.flatMap { node -> [NodeIndex] in
      switch tree.kind(node) {
      case .subscriptCall:
        let isKey = tree.expression(in: node).map {
          !tree.covers(place.token, $0) && mentionsDictionary($0, in: place.file)
        }
        return isKey ?? false ? [node] : []
      case .patternBinding where !isConstant:
        guard
          let pattern = tree.children(node).first(where: { tree.kind($0) == .identifierPattern }),
          let local = resolver.declaration(at: tree.mainToken(pattern), in: place.file)
        else { return [] }
        return resolver.references.references(to: local).flatMap {
          entries(under: $0.place, isConstant: true)
        }
      default: return []
      }
    }
  }

  private func mentionsDictionary(_ node: NodeIndex, in file: Int) -> Bool {
    let covered = program.trees[file].nodes[node.position]
    return resolver.references.references(in: file, covered.firstToken..<covered.endToken)
      .contains { dictionaries.contains($0.target) }
  }

  /// The parameter of an initializer that a property keeps, if nothing else ever sets it.
  private func keptParameter(_ node: NodeIndex, in file: Int) -> DeclarationID? {
    let token = program.trees[file].mainToken(node).rawValue
    let meant = resolver.references.references(in: file, token..<token + 1).map(\.target)
    guard let property = meant.first, meant.count == 1, program[property].kind == .variable,
      !program[property].traits.contains(.isLocal)
    else { return nil }
    guard !program[property].traits.contains(.hasInitialValue) else { return nil }
    let told = resolver.assignments(to: property).filter { !$0.isNil }
    return told.count == 1 ? KeyName(resolver, told[0].value, at: told[0].place).parameter : nil
  }
}

extension Resolver {
  /// The name that a parameter stands for where it is not told.
  func presetName(of parameter: DeclarationID) -> KeyName {
    let value = program.tree(of: parameter).initialValue(of: program[parameter].node)
    let place = Place(
      file: Int(parameter.file),
      token: program[parameter].nameToken,
      source: program[parameter].parent
    )
    return KeyName(self, value, at: place)
  }
}
