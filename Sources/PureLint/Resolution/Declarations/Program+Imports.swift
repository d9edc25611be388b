import PureLintProjects
import PureLintSource
import PureLintSyntax

/// The modules whose declarations a file sees.
extension Program {
  /// What the files of each module import for all who import it.
  static func exports(of files: ArraySlice<FileDeclarations>, _ targets: TargetMap)
    -> [Name: Set<Name>]
  {
    var exports: [Name: Set<Name>] = [:]
    for file in files.indices where !files[file].exports.isEmpty {
      for target in targets.targets(ofFile: file) {
        exports[targets[target].module, default: []].formUnion(files[file].exports)
      }
    }
    return exports
  }

  /// Whether a library that a file imports has a type of a name.
  public func isOfLibrary(_ name: Name, in file: Int) -> Bool {
    libraries.declares(name, in: modules(seenBy: file))
  }

  /// The modules that a file imports, with those that come with them or with the file's own module
  /// by `@_exported import`.
  /// - Complexity: O(1).
  func modules(seenBy file: Int) -> Set<Name> {
    exportsByModule.isEmpty ? Set(files[file].imports) : modulesSeen[file]
  }

  /// What `modules(seenBy:)` answers, found out.
  /// - Complexity: O(number of results).
  func findModules(seenBy file: Int) -> Set<Name> {
    var seen = Set(files[file].imports)
    var waiting = Array(seen) + targets.targets(ofFile: file).map { targets[$0].module }
    while let module = waiting.popLast() {
      for exported in exportsByModule[module] ?? [] where seen.insert(exported).inserted {
        waiting.append(exported)
      }
    }
    return seen
  }

  /// The modules that a file imports, with their names as it writes them.
  func importTexts(in file: Int) -> [(module: Name, text: String)] {
    let tree = trees[file]
    return tree.nodes.indices.filter { tree.nodes.kind($0) == .importPath }.map {
      (tree.name(NodeIndex($0)), tree.text(tree.mainToken(NodeIndex($0))))
    }
  }

  /// The name of a module as a file imports it.
  func importText(of module: Name, in file: Int) -> String? {
    let tree = trees[file]
    for position in tree.nodes.indices where tree.nodes.kind(position) == .importPath {
      let node = NodeIndex(position)
      if tree.name(node) == module { return tree.text(tree.mainToken(node)) }
    }
    return nil
  }

  /// Whether a file is the interface of a module.
  func isInterface(_ file: Int, of module: Name) -> Bool {
    importedInterfaces[file]?.contains(module) ?? (Name(trees.source(file).path) == module)
  }

  /// Whether a file imports the module of another one, or gets it with one that it imports.
  func imports(moduleOf other: Int, in file: Int) -> Bool {
    if files[file].imports.contains(where: { targets.isFile(other, inModule: $0) }) { return true }
    return !exportsByModule.isEmpty
      && modules(seenBy: file).contains { targets.isFile(other, inModule: $0) }
  }
}
