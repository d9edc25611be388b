import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The code that is sure to run when something that is kept gets its first value, as walked bodies
/// tell: initial values, the initializers of what is built there with the default values of their
/// parameters, and functions and computed members that these call.
final class InitialCode {
  private let resolver: Resolver
  private let closures: KeptClosures
  private var filledByType: [DeclarationID: [DeclarationID]] = [:]
  private var program: Program { resolver.program }

  /// More steps than this are not followed.
  private static let limit = 2_000

  init(_ resolver: Resolver) {
    self.resolver = resolver
    closures = KeptClosures(resolver)
  }

  /// Something that is asked for.
  struct Need: Hashable {
    let target: DeclarationID
    let place: Place
  }

  /// A declaration whose code runs.
  private struct Step: Hashable {
    let code: DeclarationID
    /// The parameters that have an argument, so that their default values do not run.
    var given: Set<DeclarationID> = []
    /// Whether `self` is the object whose member was asked for at first.
    var isOfSame: Bool
  }

  /// The kept values that the first value of one asks for, without what these ask for in turn; in the
  /// order in which they are found.
  func needs(of variable: DeclarationID) -> [Need] {
    var found: [Need] = []
    var known: Set<Step> = []
    var waiting = [Step(code: variable, isOfSame: true)]
    while let step = waiting.popLast(), known.count < Self.limit {
      guard known.insert(step).inserted, !program.isBroken(around: step.code) else { continue }
      for reference in references(of: step) {
        if isKept(reference.target) {
          guard isOne(reference, step) else { continue }
          found.append(Need(target: reference.target, place: reference.place))
        } else if program[reference.target].traits.contains(.isLazy) {
          guard isOne(reference, step) else { continue }
          waiting.append(Step(code: reference.target, isOfSame: true))
        } else if let next = self.step(to: reference, from: step) {
          waiting.append(next)
        }
      }
      for construction in resolver.constructions.inside(step.code)
      where runs(construction.place, in: step) {
        waiting += initialValues(of: construction).map { Step(code: $0, isOfSame: false) }
      }
    }
    return found
  }

  /// Whether a declaration stands for a value that is made when somebody first asks for it, and then
  /// kept.
  func isKept(_ id: DeclarationID) -> Bool {
    program.isFilledOnFirstUse(id) || closures.keepsValue(of: id)
  }

  /// Whether a mention always means the same value: there is just one, or it is a member of the same
  /// object, or of the one that a constant of its type holds.
  private func isOne(_ reference: Reference, _ step: Step) -> Bool {
    if program.isShared(reference.target) { return true }
    return reference.base.isAnother ? isOfSharedObject(reference) : step.isOfSame
  }

  /// Whether a member is asked of the object that a static constant of its type holds.
  private func isOfSharedObject(_ reference: Reference) -> Bool {
    let file = reference.place.file
    let tree = program.trees[file]
    guard let access = tree.nodes(aroundToken: reference.place.token).last,
      tree.kind(access) == .memberAccess, let base = tree.expression(in: access)
    else { return false }
    let token = tree.mainToken(base).rawValue
    let found = resolver.references.references(in: file, token..<token + 1)
    guard found.count == 1, !found[0].isAbsent else { return false }
    let holder = found[0].target
    return program.isFilledOnFirstUse(holder) && program[holder].traits.contains(.isConstant)
      && resolver.type(of: holder).declaration == resolver.selfDeclaration(of: reference.target)
  }

  // MARK: One declaration

  private func references(of step: Step) -> [Reference] {
    let file = program[step.code].file
    let node = program.trees[file].nodes[program[step.code].node.position]
    return resolver.references.references(in: file, node.firstToken..<node.endToken)
      .filter { reference in
        !reference.isWrite && !reference.isAbsent && !reference.isUncertain
          && program.isSource(reference.target) && runs(reference.place, in: step)
      }
  }

  /// Whether what stands at a place runs whenever a declaration's code does: no function, and no local
  /// that waits, stands around it, nor a parameter that has an argument.
  private func runs(_ place: Place, in step: Step) -> Bool {
    guard closures.isCertain(place) else { return false }
    var next = place.source
    while let id = next, id != step.code {
      let traits = program[id].traits
      if program[id].kind == .function || !traits.isDisjoint(with: [.isLazy, .isComputed]) {
        return false
      }
      next = program[id].parent
    }
    guard next != nil else { return false }
    return !step.given.contains { parameter in
      program.tree(of: parameter).covers(place.token, program[parameter].node)
    }
  }

  // MARK: What it leads to

  /// The code of the called function or the computed property, if it is certain.
  private func step(to reference: Reference, from step: Step) -> Step? {
    let target = reference.target
    guard !program[target].traits.contains(.isLocal), !mayBeAnother(target) else { return nil }
    let isOfSame =
      program[target].kind != .initializer && !reference.base.isAnother && step.isOfSame
    switch program[target].kind {
    case .variable:
      let isComputed = program[target].traits.contains(.isComputed)
      return isComputed ? Step(code: target, isOfSame: isOfSame) : nil
    case .function, .initializer:
      let tree = program.trees[reference.place.file]
      guard let call = tree.call(of: reference.place.token),
        let given = given(tree.callArguments(of: call), to: target)
      else { return nil }
      return Step(code: target, given: given, isOfSame: isOfSame)
    default: return nil
    }
  }

  /// The parameters that a call has arguments for; nil if it cannot be a call of the function.
  private func given(_ arguments: [CallArgument], to function: DeclarationID) -> Set<DeclarationID>?
  {
    guard
      let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function))
    else { return nil }
    let parameters = resolver.parameterDeclarations(of: function)
    return Set(positions.compactMap { parameters.indices.contains($0) ? parameters[$0] : nil })
  }

  /// Whether other code may run in place of a member: what a protocol asks for or offers, and what a
  /// subclass overrides.
  private func mayBeAnother(_ member: DeclarationID) -> Bool {
    guard program[member].kind != .initializer,
      let holder = resolver.selfDeclaration(of: member)
    else { return false }
    if program[holder].kind == .protocolType { return true }
    guard program[holder].kind == .classType else { return false }
    return resolver.heirs(of: holder).contains { heir in
      (resolver.members(of: heir)[program[member].name] ?? []).contains {
        program[$0].traits.contains(.isOverride)
      }
    }
  }

  /// The properties of a built object that get their values before its initializer runs.
  private func initialValues(of construction: Construction) -> [DeclarationID] {
    let all = filledProperties(of: construction.declaration)
    if all.isEmpty { return [] }
    let given = Set(construction.arguments.compactMap(\.parameter))
    return all.filter { !given.contains($0) }
  }

  private func filledProperties(of type: DeclarationID) -> [DeclarationID] {
    if let known = filledByType[type] { return known }
    let types =
      [type]
      + resolver.ancestors(of: type).filter { program[$0].kind == .classType }.sorted()
    let found = types.filter { program.isSource($0) }
      .flatMap { resolver.storedProperties(of: $0) }.filter { program.isFilledWhenBuilt($0) }
    filledByType[type] = found
    return found
  }
}
