import PureLintProjects

/// Files that belong to several targets.
///
/// Light and full editions of an app are made of the same files, some of which each edition
/// replaces by its own. A name in a common file then means one declaration in each target, while a
/// walk finds the nearest alone.
extension Resolver {
  /// Adds what the walk found in files of several targets once more for each target in which it
  /// means something else; to be called when all files have been walked.
  /// - Complexity: O(facts in files of several targets × targets of their files).
  public func repeatFactsInOtherTargets() {
    guard program.targets.sharesFiles else { return }
    var views: [TargetMap.TargetID: TargetView] = [:]
    let viewsByFile = program.files.indices.map { file in
      otherTargets(of: file).map { target in
        let view = views[target] ?? TargetView(target, self, of: known.declarations)
        views[target] = view
        return view
      }
    }
    func repeated<Fact>(
      _ found: [Fact],
      _ place: (Fact) -> Place,
      _ translated: (Fact, TargetView) -> Fact?
    ) -> [Fact] {
      var repeated: [Fact] = []
      for fact in found {
        for view in viewsByFile[place(fact).file] {
          if let other = translated(fact, view) { repeated.append(other) }
        }
      }
      return repeated
    }
    facts.references += repeated(facts.references, \.place) { $1.translated($0) }
    facts.constructions += repeated(facts.constructions, \.place) { $1.translated($0) }
    facts.typeMentions += repeated(facts.typeMentions, \.place) { $1.translated($0) }
    facts.escapes += repeated(facts.escapes, \.place) { $1.translated($0) }
  }

  /// The counterparts of a declaration in the other targets of a file.
  public func namesakes(of id: DeclarationID, inOtherTargetsOf file: Int) -> [DeclarationID] {
    otherTargets(of: file).map { TargetView($0, self).own(id) }.filter { $0 != id }
  }

  /// The targets of a file in several, without the tests among an app's.
  private func otherTargets(of file: Int) -> [TargetMap.TargetID] {
    let targets = program.targets.targets(ofFile: file)
    guard targets.count > 1, file < program.interfaceStart else { return [] }
    let isTest = program.targets.isTest(file: file)
    return targets.filter { isTest || !program.targets[$0].isTest }
  }
}

/// The meaning of names in one of the targets of a file.
private final class TargetView {
  private let target: TargetMap.TargetID
  private let resolver: Resolver
  /// The declarations that have been asked about, in an array where all of a program are, and those that
  /// the target has others for.
  private let asked: DeclarationSlots?
  @exclusivity(unchecked) private var others: [DeclarationID: DeclarationID] = [:]

  private var program: Program { resolver.program }

  /// - Parameter declarations: Those of the program, if most of them will be asked about.
  init(
    _ target: TargetMap.TargetID,
    _ resolver: Resolver,
    of declarations: DeclarationNumbers? = nil
  ) {
    self.target = target
    self.resolver = resolver
    asked = declarations.map { DeclarationSlots($0) }
  }

  // MARK: Facts

  /// The fact as the target has it; nil if it is the same.
  func translated(_ reference: Reference) -> Reference? {
    let own = own(reference.target)
    guard own != reference.target else { return nil }
    return Reference(
      target: own,
      place: reference.place,
      isWrite: reference.isWrite,
      isCall: reference.isCall,
      isForced: reference.isForced,
      destination: reference.destination.map { self.own($0) },
      base: .init(
        type: reference.base.type.map { self.own($0) },
        isAnother: reference.base.isAnother
      ),
      isAbsent: reference.isAbsent,
      isUncertain: reference.isUncertain
    )
  }

  func translated(_ construction: Construction) -> Construction? {
    let type = own(construction.type)
    guard type != construction.type else { return nil }
    return Construction(
      type: type,
      declaration: own(construction.declaration),
      place: construction.place,
      call: construction.call,
      initializer: construction.initializer.map { own($0) },
      arguments: construction.arguments.map { argument in
        Construction.Argument(
          label: argument.label,
          parameter: argument.parameter.map { own($0) },
          node: argument.node,
          token: argument.token,
          type: own(argument.type),
          isNil: argument.isNil,
          file: argument.file
        )
      }
    )
  }

  func translated(_ mention: TypeMention) -> TypeMention? {
    let own = own(mention.type)
    return own == mention.type ? nil : TypeMention(type: own, place: mention.place)
  }

  func translated(_ escape: Escape) -> Escape? {
    let own = own(escape.type)
    guard own != escape.type else { return nil }
    return Escape(
      type: own,
      place: escape.place,
      isConversion: escape.isConversion,
      parameter: escape.parameter.map { self.own($0) },
      target: escape.target.map { self.own($0) }
    )
  }

  // MARK: Declarations

  private func own(_ type: SwiftType) -> SwiftType {
    type.map { part in
      guard case .nominal(let id, let arguments) = part.form else { return nil }
      return .nominal(own(id), arguments.map { own($0) })
    }
  }

  /// The target's declaration of the same name in the same place; the declaration itself if there
  /// is no other.
  func own(_ id: DeclarationID) -> DeclarationID {
    switch asked?.number(of: id) {
    case 0?: return id
    case _?: return others[id] ?? id
    case nil: break
    }
    let found = namesakes(of: id).first { program[$0].kind == program[id].kind } ?? id
    _ = asked?.number(of: id, orAdd: found == id ? 0 : 1)
    if found != id { others[id] = found }
    return found
  }

  private func namesakes(of id: DeclarationID) -> [DeclarationID] {
    guard program.isSource(id), !isInTarget(id) else { return [] }
    let name = program[id].name
    guard let parent = program[id].parent else {
      return resolver.symbols.topLevel(name).filter(isInTarget)
    }
    guard program[parent].kind.holdsMembers else {
      return resolver.symbols.members(heldBy: own(parent)).filter { program[$0].name == name }
    }
    guard let holder = resolver.selfType(of: parent).declaration, own(holder) != holder else {
      return []
    }
    let members = resolver.members(of: own(holder))[name] ?? []
    let labels = resolver.parameterList(of: id).map(\.label)
    return members.filter { resolver.parameterList(of: $0).map(\.label) == labels } + members
  }

  private func isInTarget(_ id: DeclarationID) -> Bool {
    program.isSource(id)
      && program.targets.targets(ofFile: program[id].file).contains(target)
  }
}
