/// Which files' bodies may matter to the graph, decided from what all files declare.
///
/// A body matters if it may build a module, fill in a dependency, or read one. Each of these names
/// something: a module, a struct of dependencies, a field, a property that keeps one. A file that
/// mentions none of these names cannot change a verdict.
struct Relevance: Sendable {
  private let files: [FileDeclarations]
  /// Names by which modules and their dependencies are mentioned; nil if there are no modules.
  let moduleNames: NameSet?
  /// The names of structs that may be a root's own.
  let structNames: NameSet

  /// - Parameter files: What each file declares.
  init(_ files: [FileDeclarations]) {
    self.files = files
    moduleNames = Self.findModuleNames(files)
    var structs: Set<Name> = []
    for file in files {
      for declaration in file.declarations where declaration.kind == .structType {
        structs.insert(declaration.name)
      }
    }
    structNames = NameSet(structs)
  }

  /// The names of the fields of structs with the given names: a root that mentions a struct may
  /// return it, and then whoever mentions a field may read it.
  func fieldNames(ofStructs structs: Set<Name>) -> NameSet {
    NameSet(
      files.reduce(into: []) { names, file in
        Self.addFields(in: file, to: &names) { structs.contains($0.name) }
      })
  }

  private static func findModuleNames(_ files: [FileDeclarations]) -> NameSet? {
    let types = findTypeNames(files)
    guard !types.isEmpty else { return nil }
    var names = types
    names.formUnion(["dependency", "Dependency", "resolve", "Factory", "Configurator"])
    for file in files {
      addFields(in: file, to: &names) { $0.name == "Dependency" || types.contains($0.name) }
    }
    return NameSet(names)
  }

  private static func addFields(
    in file: FileDeclarations, to names: inout Set<Name>, where isHolder: (Declaration) -> Bool
  ) {
    for declaration in file.declarations where declaration.kind == .variable {
      guard let parent = declaration.parent, isHolder(file.declarations[Int(parent.index)]) else {
        continue
      }
      names.insert(declaration.name)
    }
  }

  /// The names of types that inherit from a module protocol at any distance, or that hold a type
  /// named `Dependency`.
  private static func findTypeNames(_ files: [FileDeclarations]) -> Set<Name> {
    var heirs: [Name: Set<Name>] = [:]
    for file in files {
      for (index, supertype) in file.supertypeNames {
        heirs[supertype, default: []].insert(file.declarations[index].name)
      }
    }
    var names: Set<Name> = []
    var queue = PureModule.protocolNames
    var visited = Set(queue)
    while let next = queue.popLast() {
      for heir in heirs[next] ?? [] where visited.insert(heir).inserted {
        names.insert(heir)
        queue.append(heir)
      }
    }
    for file in files {
      for declaration in file.declarations
      where declaration.name == "Dependency" && declaration.kind.isType {
        if let parent = declaration.parent { names.insert(file.declarations[Int(parent.index)].name) }
      }
    }
    return names
  }
}
