import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The objects that an app keeps for nobody, while a view that it shows makes another one for itself.
struct DoubleStates {
  private let walk: ViewWalk
  private var resolver: Resolver { walk.resolver }
  private var program: Program { resolver.program }

  init(_ walk: ViewWalk) { self.walk = walk }

  /// Whether an app keeps an object that nothing else in the app's type names, as far as outlines tell.
  static func areMade(in resolver: Resolver) -> Bool {
    let program = resolver.program
    return resolver.symbols.possibleSubtypes(of: [SwiftUINames.app]).contains { app in
      program.isSource(app) && !program.targets.isTest(file: program[app].file)
        && program.children(of: app).contains { property in
          isKeeper(property, program) && isNamedOnce(property, in: app, program)
        }
    }
  }

  private static func isKeeper(_ property: DeclarationID, _ program: Program) -> Bool {
    let declaration = program[property]
    guard declaration.kind == .variable,
      declaration.traits.isSuperset(of: [.hasWrapper, .hasInitialValue])
    else { return false }
    let tree = program.tree(of: property)
    return tree.children(tree.variableDeclaration(of: declaration.node)).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { SwiftUINames.keepers.contains(tree.name($0)) } == true
    }
  }

  private static func isNamedOnce(
    _ property: DeclarationID,
    in type: DeclarationID,
    _ program: Program
  ) -> Bool {
    let name = program.text(property)
    let words = program.tree(of: type).text(program[type].node)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.count { $0 == name } == 1
  }

  /// One registration that nobody needs for each of them.
  /// - Complexity: O(declarations).
  func registrations() -> [Registration] {
    let shown = Set(walk.ways.states.map(\.view))
    var kept: [(property: DeclarationID, type: SwiftType)] = []
    var made: [SwiftType: [DeclarationID]] = [:]
    for file in program.sourceFiles where !program.targets.isTest(file: file) {
      for index in program.files[file].declarations.indices {
        let property = DeclarationID(file: file, index: index)
        guard let type = objectMade(for: property),
          let owner = resolver.selfDeclaration(of: property)
        else { continue }
        if walk.kinds.isEntry(owner) {
          if isUnread(property) { kept.append((property, type)) }
        } else if shown.contains(owner) {
          made[type, default: []].append(owner)
        }
      }
    }
    return kept.compactMap { property, type in
      let other = made[type]?.first { owner in
        program.targets.shareTarget(program[owner].file, program[property].file)
          || program.targets.canSee(fromFile: program[property].file, toFile: program[owner].file)
      }
      return other.map { registration(of: property, type, besides: $0) }
    }
  }

  /// The type of the object that a property makes and keeps while its owner is shown.
  private func objectMade(for property: DeclarationID) -> SwiftType? {
    let declaration = program[property]
    guard declaration.kind == .variable, declaration.traits.contains(.hasWrapper),
      declaration.traits.contains(.hasInitialValue)
    else { return nil }
    let keeps = resolver.wrappers(of: property).contains { wrapper in
      if case .external(let name, _) = wrapper.type.form {
        return SwiftUINames.keepers.contains(name)
      }
      return false
    }
    guard keeps,
      case .known(let type, _) = resolver.environmentObject(of: resolver.type(of: property)),
      let value = program.tree(of: property).initialValue(of: declaration.node),
      walk.code.construction(at: value, in: declaration.file)?.type == type
    else { return nil }
    return type
  }

  private func isUnread(_ property: DeclarationID) -> Bool {
    !program.isForClients(property) && resolver.references.references(to: property).isEmpty
      && !resolver.unknownReads.hasReads(of: property)
  }

  private func registration(
    of property: DeclarationID,
    _ type: SwiftType,
    besides view: DeclarationID
  ) -> Registration {
    let (declaration, file) = (program[property], program[property].file)
    var registration = Registration(
      place: Place(file: file, token: declaration.nameToken, source: property),
      container: .init(file: file, body: declaration.node, text: ""),
      key: Registration.Key(type: type),
      blocks: [],
      condition: program.condition(around: declaration.node, in: file),
      title: program.text(property)
    )
    registration.fillsContainer = false
    registration.isAssumedUsed = false
    registration.words = RegistrationWords(
      unused: " is kept by the app and nobody takes it, while "
        + "'\(program.qualifiedName(view))' makes \(Advice.one(resolver.keyText(of: type))) of its own",
      adviceOnUnused: "delete it, or hand it to the views that need it",
      adviceOnDuplicate: "delete one of the two"
    )
    return registration
  }
}
