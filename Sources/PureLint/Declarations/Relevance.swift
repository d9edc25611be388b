/// Which files' bodies may matter to the graph, decided from what all files declare.
///
/// A body matters if it may build a module, fill in a dependency, or read one. Each of these names
/// something: a module, a struct of dependencies, a field, a property that keeps one. A file that
/// mentions none of these names cannot change a verdict.
struct Relevance: Sendable {
  private let files: [FileDeclarations]
  /// Names by which modules and their dependencies are mentioned.
  let moduleNames: NameSet
  /// The names of all declared types.
  let typeNames: NameSet

  /// - Parameters:
  ///   - files: What each file declares.
  ///   - names: The words by which a dialect's modules are mentioned.
  ///   - holders: The names of types any of whose members may lead to a module.
  init(_ files: [FileDeclarations], names: Set<Name>, holders: Set<Name>) {
    self.files = files
    var names = names
    var types: Set<Name> = []
    for file in files {
      Self.addMembers(in: file, to: &names) { holders.contains($0.name) }
      for declaration in file.declarations where declaration.kind.isNominalType {
        types.insert(declaration.name)
      }
    }
    moduleNames = NameSet(names)
    typeNames = NameSet(types)
  }

  /// The names through which files that do not mention modules may still reach them.
  ///
  /// What mentions modules may keep them, or what they need, in any type that it mentions; then
  /// whoever mentions a member of that type may read them. And a struct that is declared beside
  /// a mention may be a root's own, which somebody may be handed whole.
  /// - Parameters:
  ///   - types: The names of the types that files which mention modules mention.
  ///   - mentionsModules: Element `i` says whether file `i` does.
  func furtherNames(ofTypes types: Set<Name>, _ mentionsModules: [Bool]) -> NameSet {
    var names: Set<Name> = []
    for (index, file) in files.enumerated() {
      Self.addMembers(in: file, to: &names) { types.contains($0.name) }
      guard mentionsModules.indices.contains(index), mentionsModules[index] else { continue }
      for declaration in file.declarations where declaration.kind == .structType {
        names.insert(declaration.name)
      }
    }
    return NameSet(names)
  }

  private static func addMembers(
    in file: FileDeclarations,
    to names: inout Set<Name>,
    where isHolder: (Declaration) -> Bool
  ) {
    for declaration in file.declarations
    where declaration.kind == .variable || declaration.kind == .function {
      guard let parent = declaration.parent, isHolder(file.declarations[Int(parent.index)]) else {
        continue
      }
      names.insert(declaration.name)
    }
  }
}
