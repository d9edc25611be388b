import PureLintProjects
import PureLintSource
import PureLintSyntax

/// All files of one run with everything they declare.
///
/// A class, because without optimisation every mention of a struct copies all that it holds.
///
/// It changes between the steps of reading, and when somebody asks for bodies, but never while
/// somebody looks at it. To check that at each look would take a twentieth of a run.
public final class Program {
  /// The trees of the files.
  public let trees: TreeStore
  /// Element `i` is what file `i` declares.
  @exclusivity(unchecked) public private(set) var files: [FileDeclarations]
  /// Element `i` is `files[i].declarations`, which are asked for all the time.
  @exclusivity(unchecked) @usableFromInline var declarations: [[Declaration]]
  /// Files from this index on are interfaces that dialects bring along, not the user's sources.
  public let interfaceStart: Int
  /// The interfaces that only files which import one of some modules see, with their names.
  let importedInterfaces: [Int: Set<Name>]
  /// Those of them that some file imports for all others.
  let exportedInterfaces: Set<Int>
  /// The interfaces that every file imports without saying so.
  let implicitInterfaces: Set<Int>
  /// What the files of a module import for all who import it, by module; that of files which no
  /// project knows has no name.
  let exportsByModule: [Name: Set<Name>]
  /// Element `i` is what file `i` sees; empty where nobody imports for others.
  @exclusivity(unchecked) private(set) var modulesSeen: [Set<Name>] = []
  /// See `importedModules`; nil until somebody asks.
  @exclusivity(unchecked) private var knownImports: Set<Name>?
  /// The files that a library's generator writes, and that say nothing which others do not.
  @exclusivity(unchecked) public var generated: Set<Int> = []
  /// The targets that files are compiled into.
  public let targets: TargetMap
  /// The facts that are known of libraries by name.
  public let libraries: LibraryTable
  /// The builds in question.
  public let configuration: BuildConfiguration

  /// Makes a program of what was read. An interface that a file of the user's imports for all
  /// others is seen everywhere.
  /// - Parameter files: Element `i` is what file `i` of `trees` declares.
  public init(
    trees: TreeStore,
    files: [FileDeclarations],
    interfaceStart: Int,
    importedInterfaces: [Int: Set<Name>] = [:],
    implicitInterfaces: Set<Int> = [],
    libraries: LibraryTable = LibraryTable(),
    targets: TargetMap,
    configuration: BuildConfiguration = BuildConfiguration()
  ) {
    self.trees = trees
    self.files = files
    declarations = files.map(\.declarations)
    self.interfaceStart = interfaceStart
    let exported = files[..<interfaceStart].reduce(into: Set<Name>()) { $0.formUnion($1.exports) }
    self.importedInterfaces = importedInterfaces.filter { $0.value.isDisjoint(with: exported) }
    exportedInterfaces = Set(importedInterfaces.keys).subtracting(self.importedInterfaces.keys)
    self.implicitInterfaces = implicitInterfaces
    exportsByModule = Self.exports(of: files[..<interfaceStart], targets)
    self.libraries = libraries
    self.targets = targets
    self.configuration = configuration.knowing(libraries)
    if !exportsByModule.isEmpty { modulesSeen = files.indices.map { findModules(seenBy: $0) } }
  }

  /// The same program for another thread.
  func copy() -> Program { Program(copying: self) }

  private init(copying other: Program) {
    trees = other.trees.copy()
    files = other.files
    declarations = other.declarations
    interfaceStart = other.interfaceStart
    importedInterfaces = other.importedInterfaces
    exportedInterfaces = other.exportedInterfaces
    implicitInterfaces = other.implicitInterfaces
    exportsByModule = other.exportsByModule
    modulesSeen = other.modulesSeen
    knownImports = other.knownImports
    libraries = other.libraries
    targets = other.targets
    configuration = other.configuration
  }

  /// Takes a file with the bodies that its outline skipped, or its outline again.
  ///
  /// The declarations of the outline keep their identities.
  public func set(_ tree: SyntaxTree, _ found: FileDeclarations, of file: Int, hasBodies: Bool) {
    trees.set(tree, of: file, hasBodies: hasBodies)
    // It takes an error to import something in a body.
    if found.imports.count != files[file].imports.count { knownImports = nil }
    files[file] = found
    declarations[file] = found.declarations
  }

  /// The modules that the user's files import: each dialect looks for its own.
  var importedModules: Set<Name> {
    if let knownImports { return knownImports }
    let found = files[..<interfaceStart].reduce(into: Set<Name>()) { $0.formUnion($1.imports) }
    knownImports = found
    return found
  }

  /// The tree of a file with its bodies, parsed if that has not been done. The program goes on with
  /// the outline of a file whose bodies do not matter, so nodes of its declarations are not those
  /// of this tree.
  public func parseBodies(of file: Int) -> SyntaxTree { trees.parseBodies(of: file) }

  /// The declaration of an identity.
  @inlinable
  public subscript(id: DeclarationID) -> Declaration { declarations[Int(id.file)][Int(id.index)] }

  /// The user's files whose bodies were parsed.
  public var filesWithBodies: [Int] { (0..<interfaceStart).filter { trees.hasBodies($0) } }

  /// The tree of the file that a declaration stands in.
  public func tree(of id: DeclarationID) -> SyntaxTree { trees[self[id].file] }

  /// The name as the source writes it, without back ticks.
  public func text(_ id: DeclarationID) -> String {
    let declaration = self[id]
    return trees[declaration.file].text(declaration.nameToken)
  }

  /// The name with the types around it: `TimerModule.Dependency`.
  public func qualifiedName(_ id: DeclarationID) -> String {
    var name = text(id)
    var parent = self[id].parent
    while let scope = parent {
      let declaration = self[scope]
      if declaration.kind.holdsMembers { name = scopeName(scope) + "." + name }
      parent = declaration.parent
    }
    return name
  }

  private func scopeName(_ id: DeclarationID) -> String {
    let declaration = self[id]
    guard declaration.kind == .extensionBlock else { return text(id) }
    let tree = trees[declaration.file]
    return tree.type(in: declaration.node).map { tree.text($0) } ?? text(id)
  }

  /// The member or top-level declaration that a declaration belongs to, itself included.
  public func memberDeclaration(around id: DeclarationID) -> DeclarationID {
    var id = id
    while let parent = self[id].parent, !self[parent].kind.holdsMembers { id = parent }
    return id
  }

  /// The declaration at top level around a declaration, itself if it stands there.
  public func topLevelDeclaration(around id: DeclarationID) -> DeclarationID {
    var id = id
    while let parent = self[id].parent { id = parent }
    return id
  }

  /// Whether the member around a declaration holds something that is not Swift: then what stands
  /// there is half seen.
  public func isBroken(around id: DeclarationID) -> Bool {
    let member = self[memberDeclaration(around: id)]
    return trees.hasBodies(member.file) && trees[member.file].hasError(in: member.node)
  }

  /// Whether a declaration comes before another one in the sources.
  public func precedes(_ id: DeclarationID, _ other: DeclarationID) -> Bool {
    (id.file, self[id].node, id.index) < (other.file, self[other].node, other.index)
  }

  /// Whether a declaration stands in no body that an outline skips.
  public func isInOutline(_ id: DeclarationID) -> Bool {
    Int(id.index) < files[Int(id.file)].outlineCount
  }

  /// Whether the declaration stands in the user's sources.
  @inlinable
  public func isSource(_ id: DeclarationID) -> Bool { self[id].file < interfaceStart }

  /// Whether a declaration is public in a library whose clients are out of sight.
  public func isForClients(_ id: DeclarationID) -> Bool {
    self[id].traits.contains(.isPublic) && targets.isForClients(file: self[id].file)
  }

  /// The nearest enclosing type or extension.
  public func memberScope(of id: DeclarationID) -> DeclarationID? {
    var parent = self[id].parent
    while let scope = parent, !self[scope].kind.holdsMembers { parent = self[scope].parent }
    return parent
  }
}
