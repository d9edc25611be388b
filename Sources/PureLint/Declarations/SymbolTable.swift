/// Which declarations a name may mean, over all files: at top level, in a type, in a function.
struct SymbolTable: Sendable {
  let program: Program
  private var topLevel: [Name: [DeclarationID]] = [:]
  /// Members by the scope that lexically holds them: a type, an extension or a function.
  private var held: [DeclarationID: [DeclarationID]] = [:]
  /// All extensions by the last name of the extended type.
  private(set) var extensions: [Name: [DeclarationID]] = [:]
  /// Every declared type.
  private(set) var types: [DeclarationID] = []

  init(_ program: Program) {
    self.program = program
    for position in program.declarations.indices {
      let id = DeclarationID(position)
      let declaration = program.declarations[position]
      if let parent = declaration.parent {
        held[parent, default: []].append(id)
      } else if !declaration.traits.contains(.isLocal), declaration.kind != .extensionBlock {
        topLevel[declaration.name, default: []].append(id)
      }
      if declaration.kind == .extensionBlock { extensions[declaration.name, default: []].append(id) }
      if declaration.kind.isNominalType { types.append(id) }
    }
  }

  /// The declarations directly inside a type, an extension or a function, in source order.
  func members(heldBy scope: DeclarationID) -> [DeclarationID] { held[scope] ?? [] }

  /// The top-level declarations of a name, those nearest to the file first: its own target, then
  /// targets that are no tests, then the interfaces of dialects.
  func topLevel(_ name: Name, from file: Int) -> [DeclarationID] {
    guard let found = topLevel[name] else { return [] }
    guard found.count > 1 else { return found }
    let target = program.targets.targetOfFile[file]
    let isTest = program.targets.isTest(file: file)
    func distance(_ id: DeclarationID) -> Int {
      let other = program[id].file
      if other >= program.interfaceStart { return 3 }
      if other == file { return 0 }
      if program.targets.targetOfFile[other] == target { return 1 }
      return program.targets.isTest(file: other) && !isTest ? 4 : 2
    }
    let nearest = found.map(distance).min() ?? 0
    return found.filter { distance($0) == nearest || distance($0) <= 1 && nearest <= 1 }
      .sorted { (distance($0), $0) < (distance($1), $1) }
  }
}
