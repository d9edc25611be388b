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
      if declaration.kind == .extensionBlock {
        extensions[declaration.name, default: []].append(id)
      }
      if declaration.kind.isNominalType { types.append(id) }
    }
  }

  /// The declarations directly inside a type, an extension or a function, in source order.
  func members(heldBy scope: DeclarationID) -> [DeclarationID] { held[scope] ?? [] }

  /// The top-level declarations of a name that are nearest to a file, in a fixed order.
  ///
  /// Nearest is the file itself together with its targets, then what these depend on, imported
  /// modules first, then the interfaces of dialects, then all other targets, tests last. Of those
  /// that are equally near, the ones with more folders in common with the file come first. What is
  /// private to another file is never meant.
  func topLevel(_ name: Name, from file: Int) -> [DeclarationID] {
    guard let found = topLevel[name] else { return [] }
    let ranked = found.compactMap { id in proximity(of: id, to: file).map { (id, $0) } }
    guard ranked.count > 1, let nearest = ranked.map(\.1).min() else { return ranked.map(\.0) }
    let limit = max(nearest, .sameTarget)
    return ranked.filter { $0.1 <= limit }
      .map { id, proximity in (id, proximity, -sharedFolders(program[id].file, file)) }
      .sorted { ($0.1, $0.2, $0.0) < ($1.1, $1.2, $1.0) }
      .map(\.0)
  }

  /// The same among the declarations of a module, which the source names in front of a period;
  /// empty if no target of that name declares it.
  func topLevel(_ name: Name, inModule module: Name, from file: Int) -> [DeclarationID] {
    (topLevel[name] ?? []).filter { id in
      program.targets.isFile(program[id].file, inModule: module)
        && proximity(of: id, to: file) != nil
    }
  }

  /// How far a declaration is from a file, nearest first.
  private enum Proximity: Int, Comparable {
    case sameFile, sameTarget, importedModule, dependency, interface, otherTarget, otherTest

    static func < (left: Proximity, right: Proximity) -> Bool { left.rawValue < right.rawValue }
  }

  private func proximity(of id: DeclarationID, to file: Int) -> Proximity? {
    let (other, targets) = (program[id].file, program.targets)
    if other == file { return .sameFile }
    if program[id].traits.contains(.isPrivate) { return nil }
    let start = program.interfaceStart
    if file >= start { return other >= start ? .sameTarget : .otherTarget }
    if other >= start { return .interface }
    // A test target that also compiles the app's files does not show the app its own.
    if targets.isTest(file: other) && !targets.isTest(file: file) { return .otherTest }
    if targets.shareTarget(file, other) { return .sameTarget }
    guard targets.canSee(fromFile: file, toFile: other) else { return .otherTarget }
    let imports = program.files[file].imports
    return imports.contains { targets.isFile(other, inModule: $0) } ? .importedModule : .dependency
  }

  /// The number of folders that the paths of two files begin with alike.
  private func sharedFolders(_ first: Int, _ second: Int) -> Int {
    zip(program.trees[first].source.path.utf8, program.trees[second].source.path.utf8)
      .prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
  }
}
