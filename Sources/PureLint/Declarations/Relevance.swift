/// Which files' bodies may matter to the graph, decided from what all files declare.
///
/// A body matters if it may build a module, fill in a dependency, or read one. Each of these names
/// something: a module, a struct of dependencies, a field, a property that keeps one. A file that
/// mentions none of these names cannot change a verdict.
struct Relevance: Sendable {
  private let files: [FileDeclarations]
  /// Names by which modules and their dependencies are mentioned.
  let moduleNames: NameSet
  /// The names of structs that may be a root's own.
  let structNames: NameSet

  /// Nil if no file declares a module.
  /// - Parameters:
  ///   - files: What each file declares.
  ///   - modules: The names of the modules, and of the types that they inherit from.
  init?(_ files: [FileDeclarations], modules: Set<Name>) {
    guard !modules.isEmpty else { return nil }
    self.files = files
    var names = modules
    names.formUnion(["dependency", "Dependency", "resolve", "Factory", "Configurator"])
    var structs: Set<Name> = []
    for file in files {
      Self.addFields(in: file, to: &names) {
        $0.name == "Dependency" || modules.contains($0.name)
      }
      for declaration in file.declarations where declaration.kind == .structType {
        structs.insert(declaration.name)
      }
    }
    moduleNames = NameSet(names)
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
}
