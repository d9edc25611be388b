import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The surroundings of a request: when it asks, whether the app gets there, and the words for the
/// place.
struct RequestSurroundings {
  /// The code by which registrations build.
  let builders: BuilderCode
  let resolver: Resolver
  let reached: ReachedCode
  let eager: EagerCode
  /// The places of providers that nobody asks for: what these need is not needed.
  let idle: Set<Place>

  private var program: Program { resolver.program }

  /// - Complexity: O(facts).
  init(_ resolver: Resolver, _ builders: BuilderCode) {
    self.builders = builders
    self.resolver = resolver
    idle = []
    reached = ReachedCode(resolver)
    eager = EagerCode(resolver)
  }

  /// The same surroundings, of which the code of some providers is no part.
  private init(_ whole: RequestSurroundings, without idle: Set<Place>) {
    let builders = whole.builders
    self.builders = builders
    self.idle = idle
    resolver = whole.resolver
    reached = ReachedCode(resolver) { place in
      builders.registration(around: place).map(idle.contains) == true
    }
    eager = whole.eager
  }

  /// The surroundings of requests where nobody asks for some providers.
  /// - Complexity: O(facts).
  func without(_ idle: Set<Place>) -> RequestSurroundings {
    idle == self.idle ? self : RequestSurroundings(self, without: idle)
  }

  /// Whether a test or the app gets to a place.
  func isReached(_ place: Place) -> Bool {
    program.targets.isTest(file: place.file)
      || reached.contains(place) && builders.registration(around: place).map(idle.contains) != true
  }

  /// When a place asks, and on behalf of whom.
  struct Standing {
    var timing: Edge.Timing
    /// The type whose instances ask.
    var asker: DeclarationID?
    /// The function that asks whenever it runs.
    var function: DeclarationID?
  }

  /// - Parameter isDefault: Whether a place is in a default value, which may be left aside.
  func standing(of place: Place, isDefault: Bool = false) -> Standing {
    if builders.registration(around: place) != nil { return Standing(timing: .eager) }
    let owner = place.source.flatMap { resolver.selfDeclaration(of: $0) }
    if !isDefault, let owner, eager.runs(place, whileBuilding: owner) {
      return Standing(timing: .eager, asker: owner)
    }
    let member = EagerCode.isCertain(place) ? place.source.map(program.memberDeclaration) : nil
    return Standing(
      timing: .deferred,
      asker: owner,
      function: member.flatMap { program[$0].kind == .function ? $0 : nil }
    )
  }

  /// When a call asks, and on behalf of whom.
  func standing(of call: NodeIndex, at place: Place) -> Standing {
    guard isDefault(call, in: place.file) else { return standing(of: place) }
    if let owner = typeAlwaysLeaving(out: call, at: place) {
      return Standing(timing: .eager, asker: owner)
    }
    return standing(of: place, isDefault: true)
  }

  /// The type of which each instance is made without an argument for the parameter around a call, so that
  /// its default value is one.
  private func typeAlwaysLeaving(out call: NodeIndex, at place: Place) -> DeclarationID? {
    guard let (initializer, parameter) = defaulted(around: call, at: place),
      let owner = resolver.owner(ofNested: initializer), resolver.heirs(of: owner).isEmpty,
      !place.isConditional, !isInClosure(call, in: place.file)
    else { return nil }
    let made = resolver.constructions.of(owner).filter {
      !program.targets.isTest(file: $0.place.file) && isReached($0.place)
    }
    let isLeftOut = made.allSatisfy { construction in
      construction.initializer == initializer && leaves(out: parameter, construction)
    }
    return !made.isEmpty && isLeftOut ? owner : nil
  }

  /// The initializer around a call in the default value of one of its parameters, and the parameter.
  private func defaulted(
    around call: NodeIndex,
    at place: Place
  ) -> (initializer: DeclarationID, parameter: DeclarationID)? {
    guard let node = parameter(around: call, place.file),
      let initializer = place.source.map(program.memberDeclaration),
      program[initializer].kind == .initializer
    else { return nil }
    return resolver.parameterDeclarations(of: initializer).first { program[$0].node == node }
      .map { (initializer, $0) }
  }

  /// Whether a call in a default value waits in a closure.
  private func isInClosure(_ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    let around = tree.nodes(around: call)
    guard let parameter = around.lastIndex(where: { tree.kind($0) == .parameter }) else {
      return false
    }
    return around[parameter...].contains { tree.kind($0) == .closure }
  }

  private func leaves(out parameter: DeclarationID, _ construction: Construction) -> Bool {
    guard let initializer = program[parameter].parent else { return false }
    return construction.arguments.count < resolver.parameterDeclarations(of: initializer).count
      && !construction.arguments.contains { $0.parameter == parameter }
  }

  /// Whether a test or the app gets to a call.
  func isReached(_ call: NodeIndex, at place: Place) -> Bool {
    isReached(place) && (!isDefault(call, in: place.file) || isLeftOut(around: call, at: place))
  }

  /// Whether a place is in the default value of a parameter, which runs only where it is left out.
  func isDefault(_ call: NodeIndex, in file: Int) -> Bool { parameter(around: call, file) != nil }

  private func parameter(around call: NodeIndex, _ file: Int) -> NodeIndex? {
    let tree = program.trees[file]
    return tree.nodes(around: call).last { tree.kind($0) == .parameter }
  }

  /// Whether a call in the default value of an initializer's parameter runs: somebody in the app
  /// leaves the parameter out.
  func isLeftOut(around call: NodeIndex, at place: Place) -> Bool {
    guard let (initializer, parameter) = defaulted(around: call, at: place) else { return false }
    return resolver.constructions.by(initializer).contains { construction in
      leaves(out: parameter, construction)
        && !program.targets.isTest(file: construction.place.file)
        && isReached(construction.place)
    }
  }

  /// Whether some code outside previews and tests may read a property.
  func isRead(_ property: DeclarationID) -> Bool {
    let isTest = program.targets.isTest(file: Int(property.file))
    return resolver.references.references(to: property).contains { reference in
      !reference.isWrite && (isTest || !program.targets.isTest(file: reference.place.file))
        && (isTest || reached.contains(reference.place))
    } || resolver.unknownReads.hasReads(of: property)
  }

  /// Whether a test or the app gets to the code around a declaration.
  func isReached(_ id: DeclarationID) -> Bool {
    program.targets.isTest(file: Int(id.file)) || reached.contains(id)
  }

  /// The text of a call on one line.
  func words(of call: NodeIndex, _ file: Int) -> String {
    let text = program.trees[file].text(call)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "..." : line
  }

  /// The type or the function around a place, behind what stands there.
  func around(_ place: Place) -> String {
    guard let source = place.source else { return "" }
    let member = program.memberDeclaration(around: source)
    guard program[member].parent != nil || program[member].kind == .function else { return "" }
    let owner = resolver.selfDeclaration(of: source) ?? member
    return " in '\(program.qualifiedName(owner))'"
  }
}
