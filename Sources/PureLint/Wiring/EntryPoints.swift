import PureLintProjects
import PureLintResolution

/// The places where the system enters a program: types that it builds, and code at top level.
package struct EntryPoints {
  /// Outside tests, macros and plug-ins of a build, in source order.
  package let types: [DeclarationID]
  /// Those among them that are apps or delegates of apps and scenes.
  package let apps: Set<DeclarationID>
  /// The blocks that declare the types and their members.
  package let blocks: [DeclarationID]
  /// The files with such a block or with statements at top level, in order.
  package let files: [Int]
  private let owners: Set<DeclarationID>

  /// - Complexity: O(declarations at top level), and the supertypes of what is named like an entry
  ///   point's.
  package init(_ resolver: Resolver) {
    let program = resolver.program
    var (types, apps): (Set<DeclarationID>, Set<DeclarationID>) = ([], [])
    var files: Set<Int> = []
    for file in program.sourceFiles where program.targets.mayBeOfApp(file: file) {
      if program.files[file].hasTopLevelCode { files.insert(file) }
      for entry in program.files[file].topLevel {
        let id = DeclarationID(file: file, index: entry.declaration)
        if program[id].traits.contains(.isMain) { types.insert(id) }
      }
    }
    for id in resolver.symbols.possibleSubtypes(of: program.libraries.names(.isLaunched)) {
      guard program.isSource(id), program.targets.mayBeOfApp(file: program[id].file) else {
        continue
      }
      let type = resolver.selfDeclaration(of: id) ?? id
      guard program.isSource(type), program[type].kind.isNominalType,
        program[type].kind != .protocolType, resolver.isEntryPoint(type)
      else { continue }
      apps.insert(type)
    }
    types.formUnion(apps)
    self.types = types.sorted()
    owners = types
    blocks = self.types.flatMap { [$0] + resolver.extensions(of: $0) }
    files.formUnion(blocks.map { program[$0].file })
    self.apps = apps
    self.files = files.sorted()
  }

  /// Whether the system runs what stands at a place, as far as is known: it is in one of the types
  /// or at top level.
  package func contain(_ place: Place, _ resolver: Resolver) -> Bool {
    let program = resolver.program
    guard let source = place.source else { return program.files[place.file].hasTopLevelCode }
    let member = program.memberDeclaration(around: source)
    if program[member].parent == nil, program[member].kind == .variable {
      return program.files[place.file].hasTopLevelCode
    }
    return owner(of: source, resolver) != nil
  }

  /// The entry point that a declaration is a part of.
  func owner(of declaration: DeclarationID, _ resolver: Resolver) -> DeclarationID? {
    var next: DeclarationID? = declaration
    while let id = next {
      if resolver.program[id].kind.holdsMembers,
        let type = resolver.selfDeclaration(of: id), owners.contains(type)
      {
        return type
      }
      next = resolver.program[id].parent
    }
    return nil
  }
}

extension Resolver {
  /// Whether a member is the one that the system starts with: it lasts as long as the program.
  package func isMain(_ member: DeclarationID) -> Bool {
    program[member].name == "main" && program[member].kind == .function
      && selfDeclaration(of: member).map(isEntryPoint) ?? false
  }

  /// Whether the system builds a type: `@main`, the delegates of apps and scenes, the principal
  /// classes of extensions.
  package func isEntryPoint(_ id: DeclarationID) -> Bool {
    program[id].traits.contains(.isMain)
      || allSupertypes(of: .nominal(id, [])).contains { supertype in
        switch supertype.form {
        case .external(let name, _):
          program.libraries.knows(name, [.isLaunched, .isLaunchedOften])
        case .nominal(let id, _): program.libraries.knows(program[id].name, .isLaunched)
        default: false
        }
      }
  }
}
