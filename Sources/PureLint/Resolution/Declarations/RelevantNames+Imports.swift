import PureLintSource

extension RelevantNames {
  /// The modules, and the names of what is declared at top level where one is imported: the types
  /// and functions of the app that a library knows by nothing else.
  /// - Parameter isEverywhere: Whether the files of the app need no import.
  public init(beside imports: Set<Name>, _ symbols: SymbolTable, isEverywhere: Bool = false) {
    self.init(imports: imports)
    let program = symbols.program
    let isShared =
      isEverywhere || program.sourceFiles.contains { program.exports(imports, in: $0) }
    for file in program.sourceFiles where isShared || program.imports(imports, in: file) {
      for entry in program.files[file].topLevel {
        let declaration = program.files[file].declarations[entry.declaration]
        let isOwn =
          declaration.kind == .extensionBlock
          ? symbols.topLevel(declaration.name).contains(where: program.isSource)
          : declaration.kind.isNominalType || declaration.kind == .function
        if isOwn { leading.insert(declaration.name) }
      }
    }
  }
}
