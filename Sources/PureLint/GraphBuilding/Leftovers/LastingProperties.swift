import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The properties that keep what they hold until the process ends: constants that are static or global,
/// those of the delegate that the system starts with, and those of what is made in one place and kept by
/// such a constant.
final class LastingProperties {
  private let model: WiringModel
  /// The types of which all constructions are known.
  private let composers: Set<DeclarationID>
  private var known: [DeclarationID: Bool] = [:]
  private let reassignments: Reassignments

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    composers = Set(model.found.types)
    reassignments = Reassignments(model)
  }

  /// Whether a property is set once, and so is what keeps its owner, up to one that the system makes.
  func contain(_ property: DeclarationID) -> Bool {
    var way: [DeclarationID] = []
    var found = false
    var next: DeclarationID? = property
    while let property = next {
      if let known = known[property] {
        found = known
        break
      }
      // Who is on the way to himself is kept by nobody else.
      known[property] = false
      way.append(property)
      guard isSetOnce(property) else { break }
      guard let owner = owner(of: property), !isStarted(owner) else {
        found = true
        break
      }
      next = propertyKeeping(owner)
    }
    for property in way { known[property] = found }
    return found
  }

  /// The type whose value has a property; nil if it is static or global.
  func owner(of property: DeclarationID) -> DeclarationID? {
    program[property].traits.contains(.isStatic)
      ? nil : program[property].parent.flatMap(resolver.selfDeclaration)
  }

  // MARK: Properties

  /// Whether nothing takes what a property holds out of it again.
  func isSetOnce(_ property: DeclarationID) -> Bool {
    let declaration = program[property]
    guard declaration.kind == .variable, program.isSource(property),
      declaration.traits.isDisjoint(with: [.isComputed, .isLocal]),
      !program.mayBeWrapped(property),
      !model.kept.isWeak(property), !program.targets.isTest(file: declaration.file)
    else { return false }
    if declaration.traits.contains(.isConstant) { return true }
    guard program.trees.hasBodies(declaration.file) else { return false }
    let writes = resolver.references.references(to: property).filter(\.isWrite)
    let isFilledLater =
      writes.count == 1 && !declaration.traits.contains(.hasInitialValue)
      && writes.allSatisfy(isAtLaunch)
    guard isFilledLater || writes.allSatisfy(isInInitializer) else { return false }
    return declaration.traits.contains(.isPrivate)
      || owner(of: property).map(composers.contains) == true
        && !reassignments.mayHappenUnseen(to: property)
  }

  private func isInInitializer(_ write: Reference) -> Bool {
    write.place.source.map { program[program.memberDeclaration(around: $0)].kind == .initializer }
      ?? false
  }

  /// Whether the system alone gets to a place, once, when it starts the app.
  private func isAtLaunch(_ write: Reference) -> Bool {
    guard !write.place.isDeferred, let source = write.place.source else { return false }
    let member = program.memberDeclaration(around: source)
    let tree = program.tree(of: member)
    guard program[member].kind == .function, isStarted(resolver.holder(of: member)),
      resolver.references.references(to: member).isEmpty
    else { return false }
    // No loop gets there twice.
    guard
      !tree.nodes(aroundToken: write.place.token).contains(where: { node in
        switch tree.kind(node) {
        case .forStatement, .whileStatement, .repeatStatement: true
        default: false
        }
      })
    else { return false }
    let names = [program[member].name] + resolver.parameterList(of: member).compactMap(\.label)
    return names.contains { program.libraries.knows($0, .namesLaunch) }
  }

  // MARK: Owners

  /// Whether the system makes one value of a type, and keeps it until the end.
  private func isStarted(_ type: DeclarationID) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      guard case .external(let name, _) = supertype.form else { return false }
      return program.libraries.knows(name, .lastsToTheEnd)
    }
  }

  /// The property that has the only value of a type.
  private func propertyKeeping(_ type: DeclarationID) -> DeclarationID? {
    guard composers.contains(type), program[type].kind.isReferenceType,
      program[type].kind != .protocolType, resolver.heirs(of: type).isEmpty
    else { return nil }
    let made = resolver.constructions.of(type).filter {
      !program.targets.isTest(file: $0.place.file)
    }
    return made.count == 1 ? made.first.flatMap(propertyFilled) : nil
  }

  /// The property whose initial value a construction is, or that is set to it.
  func propertyFilled(by construction: Construction) -> DeclarationID? {
    guard let source = construction.place.source else { return nil }
    let (file, tree) = (construction.place.file, program.trees[construction.place.file])
    var value = construction.call
    var around = tree.nodes(around: value)
    while let outer = around.last,
      tree.kind(outer) == .tryExpression
        || tree.kind(outer) == .forceUnwrapExpression
    {
      value = outer
      around.removeLast()
    }
    guard let outer = around.last else { return nil }
    if tree.kind(outer) == .initializerClause, program[source].kind == .variable {
      return source
    }
    guard let (target, assigned) = tree.assignment(outer), assigned == value else { return nil }
    let token = tree.mainToken(target).rawValue
    let meant = resolver.references.references(in: file, token..<token + 1)
    return Set(meant.map(\.target)).count == 1 ? meant[0].target : nil
  }
}
