import PureLintSource

/// Questions to all of the user's files.
///
/// They take the one array of a file that they need: a copy of all that a file declares takes longer
/// than most of what is done with it.
extension Program {
  /// The positions of the user's files.
  public var sourceFiles: Range<Int> { 0..<interfaceStart }

  /// Whether a file imports one of some modules.
  public func imports(_ modules: Set<Name>, in file: Int) -> Bool {
    files[file].imports.contains(where: modules.contains)
  }

  /// Whether some file of the user's imports one of some modules.
  /// - Complexity: O(modules) after the first call.
  public func isImported(_ modules: Set<Name>) -> Bool {
    !importedModules.isDisjoint(with: modules)
  }

  /// Whether a file imports one of some modules for all others of its own.
  public func exports(_ modules: Set<Name>, in file: Int) -> Bool {
    files[file].exports.contains(where: modules.contains)
  }

  /// The declarations of the user's files that are wanted, those in bodies included, in the order of
  /// files and positions.
  /// - Complexity: O(number of declarations).
  public func sourceDeclarations(where isWanted: (Declaration) -> Bool) -> [DeclarationID] {
    declarations(in: sourceFiles, where: isWanted)
  }

  /// The same of some files, which may be interfaces.
  public func declarations(
    in files: Range<Int>,
    where isWanted: (Declaration) -> Bool
  ) -> [DeclarationID] {
    var found: [DeclarationID] = []
    for file in files {
      declarations[file].withUnsafeBufferPointer { declarations in
        for index in declarations.indices where isWanted(declarations[index]) {
          found.append(DeclarationID(file: file, index: index))
        }
      }
    }
    return found
  }
}
