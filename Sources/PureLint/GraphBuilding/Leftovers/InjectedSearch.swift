import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The search for objects that types take in their initializers, or make themselves, and that nothing in
/// these types reads.
///
/// It looks at words first, and parses bodies only where those leave the question open; they declare
/// nothing then.
package struct InjectedSearch {
  let resolver: Resolver
  let kinds: ObjectKinds
  let labels: InitializerLabels
  private let own: OwnObjects
  private let units: ComposingUnits
  /// What a session knows, and goes on to know.
  private let known: KnownSearches?

  var program: Program { resolver.program }

  init(_ resolver: Resolver, _ kinds: ObjectKinds, _ known: KnownSearches? = nil) {
    self.resolver = resolver
    self.kinds = kinds
    self.known = known
    labels = InitializerLabels(resolver)
    own = OwnObjects(resolver, kinds)
    units = ComposingUnits(resolver)
  }

  /// The values that types take and leave unread, in source order. Of a type that composers make,
  /// each counts; of any other type, closures, objects of a type that composers hand over or show,
  /// and objects with a default value. Behind them, the values that types make themselves.
  package func values(handedBy composers: Set<DeclarationID>) -> [InjectedValue] {
    let constructions = resolver.facts.constructions
    var made: Set<DeclarationID> = []
    var handed = Set(composers.flatMap(shownTypes))
    var others: [Int] = []
    let makers = CalledMakers(calledBy: composers, units, resolver, kinds)
    for index in constructions.indices {
      guard isMade(constructions[index], by: composers, makers) else {
        others.append(index)
        continue
      }
      handed.formUnion(objectTypes(takenBy: constructions[index]))
      if made.insert(constructions[index].declaration).inserted {
        made.formUnion(bases(of: constructions[index].declaration))
      }
    }
    var takers: Set<DeclarationID> = []
    for index in others {
      let type = constructions[index].declaration
      guard !made.contains(type), !takers.contains(type),
        takes(constructions[index], someOf: handed) || leavesOutAnObject(constructions[index])
      else { continue }
      takers.formUnion([type] + bases(of: type).filter { !made.contains($0) })
    }
    let taken = made.union(takers).sorted().flatMap { type in
      values(of: type).filter { value in
        if value.isOwn { return true }
        let taken = resolver.type(of: value.parameter).unwrapped
        if case .function = taken.form { return true }
        return made.contains(type) || handed.contains(taken)
          || isFilledByDefault(value.parameter)
      }
    }
    return taken + own.values()
  }

  /// What types that a container makes keep to themselves and leave unread, in source order, as far as
  /// their own files tell.
  package func keptUnread(byRegistered types: Set<DeclarationID>) -> [InjectedValue] {
    types.filter(program.isSource).sorted().flatMap(values).filter { value in
      !value.isDoubtful && !value.isUsedOtherwise
        && value.property.map { program[$0].traits.contains(.isPrivate) } == true
    }
  }

  /// Whether some unit, or a function that it calls for that, makes an object of a declared type.
  private func isMade(
    _ construction: Construction,
    by composers: Set<DeclarationID>,
    _ makers: CalledMakers
  ) -> Bool {
    guard let unit = units.unit(of: construction.place), isOfSources(construction) else {
      return false
    }
    return composers.contains(unit) || makers.contain(construction.place)
  }

  /// The declared types of the objects that a construction takes; a function may be anything.
  private func objectTypes(takenBy construction: Construction) -> [SwiftType] {
    var found: [SwiftType] = []
    for argument in construction.arguments {
      guard let parameter = argument.parameter, !argument.isNil else { continue }
      let type = resolver.type(of: parameter).unwrapped
      if case .function = type.form { continue }
      if kinds.kind(of: type) == .object { found.append(type) }
    }
    return found
  }

  /// Whether an object of one of some types is handed to a declared type, outside tests.
  private func takes(_ construction: Construction, someOf types: Set<SwiftType>) -> Bool {
    isOfSources(construction) && objectTypes(takenBy: construction).contains(where: types.contains)
  }

  /// Whether a declared type is made with the default value of some parameter for an object, outside
  /// tests.
  private func leavesOutAnObject(_ construction: Construction) -> Bool {
    guard isOfSources(construction), let initializer = construction.initializer else {
      return false
    }
    let given = Set(construction.arguments.compactMap(\.parameter))
    return resolver.parameterDeclarations(of: initializer).contains {
      !given.contains($0) && isFilledByDefault($0)
    }
  }

  /// Whether a parameter for an object has a default value that may be one.
  private func isFilledByDefault(_ parameter: DeclarationID) -> Bool {
    let tree = program.tree(of: parameter)
    guard let value = tree.initialValue(of: program[parameter].node) else { return false }
    return tree.kind(value) != .nilLiteral && kinds.mayHoldObjects(resolver.type(of: parameter))
  }

  /// Whether a construction outside tests is of a declared type.
  private func isOfSources(_ construction: Construction) -> Bool {
    program.isSource(construction.place) && program.isSource(construction.declaration)
      && !program.targets.isTest(file: construction.place.file)
  }

  /// The declared types of the objects that others may ask a composer for.
  private func shownTypes(of composer: DeclarationID) -> [SwiftType] {
    guard program[composer].kind.isNominalType else { return [] }
    return resolver.members(of: composer).all.compactMap { member in
      guard program[member].kind == .variable, program.isSource(member),
        !program[member].traits.contains(.isPrivate)
      else { return nil }
      let type = resolver.type(of: member).unwrapped
      return type.declaration.map(program.isSource) == true && kinds.kind(of: type) == .object
        ? type : nil
    }
  }

  /// The declared classes that a class inherits from.
  func bases(of type: DeclarationID) -> [DeclarationID] {
    guard program[type].kind == .classType else { return [] }
    return resolver.ancestors(of: type).filter {
      program[$0].kind == .classType && program.isSource($0)
    }
  }

  private func values(of type: DeclarationID) -> [InjectedValue] {
    guard let known else { return findValues(of: type) }
    if let entry = known[unreadOf: type] {
      for asked in entry.kindsAsked { _ = kinds.kind(of: asked) }
      return entry.values
    }
    let (values, asked) = kinds.notingQuestions { findValues(of: type) }
    known[unreadOf: type] = .init(values: values, kindsAsked: asked)
    return values
  }

  private func findValues(of type: DeclarationID) -> [InjectedValue] {
    guard !program.targets.isTest(file: program[type].file), isPlain(type) else { return [] }
    let blocks = [type] + resolver.extensions(of: type)
    let initializers = blocks.filter { program[$0].file == program[type].file }
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { program[$0].kind == .initializer }
    let open = OpenProperties(of: type, blocks, initializers, resolver, kinds).found
      .filter { mayBeUnread($0.id) }
    let unread = initializers.filter(isChosen).flatMap { unnamedParameters(of: $0) }
    guard !open.isEmpty || !unread.isEmpty else { return [] }
    if initializers.isEmpty { return open.map { valueOfField($0, type) } }
    let tree = program.parseBodies(of: program[type].file)
    guard tree.errors.isEmpty else { return [] }
    let codes = initializers.map {
      (isChosen: isChosen($0), code: InitializerCode(of: $0, tree, program))
    }
    let kept = open.compactMap { value(keptIn: $0, type, codes) }
    return kept + unread.map { InjectedValue(type: type, parameter: $0, property: nil) }
  }

  // MARK: Types

  /// Whether nothing looks into a type's instances but what names their members.
  private func isPlain(_ type: DeclarationID) -> Bool {
    guard program[type].kind != .enumType, program[type].kind != .protocolType,
      program.bearsOnly([.changesNoUse, .readsNoMembers], type), !program.isForClients(type)
    else { return false }
    return !([type] + resolver.heirs(of: type)).contains(where: resolver.mayBeLookedInto)
  }

  // MARK: Properties

  /// Whether nothing that has been looked at reads a property from outside of its type, and neither a
  /// protocol nor an heir may ask for it: what a class shows its heirs is there for those to come, too.
  private func mayBeUnread(_ property: DeclarationID) -> Bool {
    program[property].traits.contains(.isPrivate)
      || resolver.references.references(to: property).allSatisfy(\.isWrite)
        && !resolver.mayBeRequired(property)
        && resolver.heirs(of: resolver.holder(of: property)).isEmpty
  }

  /// What a property keeps of a parameter, or else of what its initializers make; nil if something
  /// reads the property, or may read one that others see and keeps what the initializer has a use for,
  /// too.
  private func value(
    keptIn property: OpenProperties.Property,
    _ type: DeclarationID,
    _ initializers: [(isChosen: Bool, code: InitializerCode)]
  ) -> InjectedValue? {
    var found: DeclarationID?
    var (isDoubtful, isUsedOtherwise) = (property.isDoubtful, false)
    var others: [NodeIndex] = []
    for initializer in initializers {
      guard let kept = initializer.code.parameter(keptIn: program[property.id].name) else {
        return nil
      }
      isDoubtful = isDoubtful || kept.isDoubtful
      others += kept.others
      isUsedOtherwise = isUsedOtherwise || kept.isUsedOtherwise
      guard let parameter = kept.parameter else { continue }
      guard initializer.isChosen else { return nil }
      found = found ?? parameter
    }
    if isUsedOtherwise, !program[property.id].traits.contains(.isPrivate) { return nil }
    let isOwn = found == nil
    if isOwn {
      let tree = program.parseBodies(of: program[type].file)
      guard !others.isEmpty, own.isFilled(with: others, tree, property.id) else { return nil }
    }
    return InjectedValue(
      type: type,
      parameter: found ?? property.id,
      property: property.id,
      isDoubtful: isDoubtful,
      isFilledOtherwise: !isOwn && !others.isEmpty,
      isUsedOtherwise: isUsedOtherwise,
      isOwn: isOwn
    )
  }

  /// What a field keeps that the initializer takes which every struct has.
  private func valueOfField(
    _ field: OpenProperties.Property,
    _ type: DeclarationID
  ) -> InjectedValue {
    InjectedValue(
      type: type,
      parameter: field.id,
      property: field.id,
      isDoubtful: field.isDoubtful
    )
  }
}
