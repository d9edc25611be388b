import PureLintProjects
import PureLintSource

/// The choice of those top-level declarations of a name that are nearest to a file.
///
/// Nearest is the file itself together with its targets, then what imported modules show, then the
/// standard library. The compiler lets a file mean nothing else. But targets and imports are not
/// always known as it knows them, so what it would not let may still be meant where there is nothing
/// else: what other targets declare, those first that the file's own are built with. It is not where
/// a library that the file imports has a type of that name. Never meant is what is private to another
/// file, and by an app what its tests declare.
///
/// Of those that are equally near, the ones with more folders in common with the file come first.
///
/// A few declarations are compared one by one. Of many they are grouped by their targets, once for
/// all files, and only the groups are compared; in a group, files that share more folders with a
/// file stand nearer to it in the order of paths. Belongs to one thread.
final class NearestDeclarations {
  /// Up to so many declarations of a name are compared one by one.
  static let searchLimit = 8
  /// No more declarations than this are taken of a group, the ones with the most folders in common.
  private static let groupLimit = 64

  let folders: FolderTree
  private let program: Program
  /// The modules that the program's interfaces describe.
  private let interfaceModules: [Name]
  private var groups: [Name: Groups] = [:]

  /// The declarations of one name that are not private, by what decides how near they are.
  private struct Groups {
    /// In source order.
    var byKey: [GroupKey: [DeclarationID]] = [:]
    /// Those of the interfaces of dialects.
    var interfaces: [DeclarationID] = []
  }

  private struct GroupKey: Hashable {
    /// The position of the file's set of targets.
    let set: Int
    /// Whether other modules see the declaration.
    let isShown: Bool
  }

  init(_ program: Program, _ folders: FolderTree) {
    self.program = program
    self.folders = folders
    interfaceModules = program.trees.paths[program.interfaceStart...].map { Name($0) }
  }

  /// The distances of a declaration from a file, nearest first.
  private enum Proximity: Int, Comparable {
    case sameFile, sameTarget, importedModule, standard
    /// Of a module that is imported, but does not show it: `@testable` would.
    case importedInternal
    case dependency, interface, otherTarget
    /// Of a test that only the name of its folder tells.
    case otherTest

    static func < (left: Proximity, right: Proximity) -> Bool { left.rawValue < right.rawValue }
  }

  /// Declarations with what they are sorted by.
  private typealias Ranked = (id: DeclarationID, proximity: Proximity, shared: Int)

  /// The nearest declarations of a name, in a fixed order.
  /// - Parameter all: All of the name, in source order.
  /// - Complexity: O(log *n*) for *n* declarations in one target; linear in the number of targets
  ///   that declare the name where the file's own do not.
  func declarations(
    _ name: Name,
    among all: ArraySlice<DeclarationID>,
    from file: Int
  ) -> [DeclarationID] {
    guard all.count > 1 else {
      guard let only = all.first, isVisible(only, from: file) else { return [] }
      return [only]
    }
    let isIndexed =
      all.count > Self.searchLimit && folders.isOrdered && file < program.interfaceStart
    return ordered(isIndexed ? indexed(name, all, file) : searched(all, file))
  }

  /// The nearest of some declarations of a name, each of which is compared.
  /// - Complexity: O(*n* log *n*)
  func searched(_ some: ArraySlice<DeclarationID>, from file: Int) -> [DeclarationID] {
    ordered(searched(some, file))
  }

  private func ordered(_ ranked: [Ranked]) -> [DeclarationID] {
    ranked.sorted { ($0.proximity, -$0.shared, $0.id) < ($1.proximity, -$1.shared, $1.id) }
      .map(\.id)
  }

  /// Whether a file could mean a declaration at all.
  func isVisible(_ id: DeclarationID, from file: Int) -> Bool { proximity(of: id, to: file) != nil }

  // MARK: A few

  private func searched(_ all: ArraySlice<DeclarationID>, _ file: Int) -> [Ranked] {
    let ranked = all.compactMap { id in proximity(of: id, to: file).map { (id, $0) } }
    guard let nearest = ranked.map(\.1).min() else { return [] }
    // None of these can be used there, so nothing tells which one is meant.
    if ranked.count > 1, nearest >= .otherTarget, isAmbiguous(ranked.map(\.0)) { return [] }
    let limit = ranked.count > 1 ? max(nearest, .sameTarget) : nearest
    return ranked.filter { $0.1 <= limit }
      .map { id, proximity in (id, proximity, folders.shared(program[id].file, file)) }
  }

  /// Whether declarations of one name are of more than one target.
  private func isAmbiguous(_ found: [DeclarationID]) -> Bool {
    guard let first = found.first else { return false }
    return found.contains { !program.targets.shareTarget(program[first].file, program[$0].file) }
  }

  private func proximity(of id: DeclarationID, to file: Int) -> Proximity? {
    let other = program[id].file
    if other == file { return .sameFile }
    if program[id].traits.contains(.isPrivate) { return nil }
    if max(other, file) >= program.interfaceStart { return proximity(ofInterface: other, to: file) }
    if program.targets.isTest(file: other) && !program.targets.isTest(file: file) {
      let isTold =
        program.targets.isInProject(file: other) && program.targets.isInProject(file: file)
      return isTold || program.isOfLibrary(program[id].name, in: file) ? nil : .otherTest
    }
    if program.targets.shareTarget(file, other) { return .sameTarget }
    let canSee = program.targets.canSee(fromFile: file, toFile: other)
    let isShown =
      !program[id].traits.isDisjoint(with: [.isPublic, .isOfPackage])
      || program.targets.isTest(file: file)
    let isImported = program.imports(moduleOf: other, in: file)
    if isShown, isImported { return canSee ? .importedModule : .otherTarget }
    if program.isOfLibrary(program[id].name, in: file) { return nil }
    guard canSee else { return .otherTarget }
    return isImported ? .importedInternal : .dependency
  }

  /// The distance of an interface from a file, or that of a source from an interface.
  private func proximity(ofInterface other: Int, to file: Int) -> Proximity? {
    let start = program.interfaceStart
    if file >= start { return other >= start ? .sameTarget : .otherTarget }
    if program.implicitInterfaces.contains(other) { return .standard }
    let modules = program.importedInterfaces[other]
    let imports = program.files[file].imports
    let isImported =
      modules.map { imports.contains(where: $0.contains) }
      ?? imports.contains(interfaceModules[other - start])
    if isImported || program.exportedInterfaces.contains(other) { return .importedModule }
    return modules == nil ? .interface : nil
  }

  // MARK: Many

  private func indexed(_ name: Name, _ all: ArraySlice<DeclarationID>, _ file: Int) -> [Ranked] {
    let groups = groups(of: name, all)
    let inFile = all.partitioningIndex { Int($0.file) >= file }
    let own = all[inFile...].prefix { Int($0.file) == file }
      .map { id -> Ranked in (id, .sameFile, folders.shared(file, file)) }
    let targets = program.targets
    if !targets.sharesFiles {
      let group = [true, false].compactMap { isShown in
        groups.byKey[GroupKey(set: targets.set(ofFile: file), isShown: isShown)]
      }
      if !group.isEmpty { return own + group.flatMap { ranked($0, .sameTarget, file) } }
    }
    var reached = groups.byKey.values.compactMap { group in
      proximity(of: other(than: file, in: group), to: file).map { (group, $0) }
    }
    reached += groups.interfaces.compactMap { id in
      proximity(of: id, to: file).map { ([id], $0) }
    }
    guard let nearest = own.isEmpty ? reached.map(\.1).min() : .sameFile else { return [] }
    if nearest >= .otherTarget, isAmbiguous(reached.map { $0.0[0] }) { return [] }
    let limit = max(nearest, .sameTarget)
    return own
      + reached.filter { $0.1 != .sameFile && $0.1 <= limit }
      .flatMap { group, proximity in ranked(group, proximity, file) }
  }

  /// A declaration of a group that is in another file than the given one, if there is one.
  private func other(than file: Int, in group: [DeclarationID]) -> DeclarationID {
    Int(group[0].file) == file ? group[group.count - 1] : group[0]
  }

  private func groups(of name: Name, _ all: ArraySlice<DeclarationID>) -> Groups {
    if let known = groups[name] { return known }
    var made = Groups()
    for id in all where !program[id].traits.contains(.isPrivate) {
      if Int(id.file) >= program.interfaceStart {
        made.interfaces.append(id)
      } else {
        let key = GroupKey(
          set: program.targets.set(ofFile: Int(id.file)),
          isShown: !program[id].traits.isDisjoint(with: [.isPublic, .isOfPackage])
        )
        made.byKey[key, default: []].append(id)
      }
    }
    groups[name] = made
    return made
  }

  /// The declarations of a group that are nearest to a file by their folders, without the file's
  /// own.
  private func ranked(_ group: [DeclarationID], _ proximity: Proximity, _ file: Int) -> [Ranked] {
    var before = group[..<group[...].partitioningIndex { Int($0.file) >= file }]
    var behind = group[group[...].partitioningIndex { Int($0.file) > file }...]
    var found: [Ranked] = []
    while found.count < Self.groupLimit {
      let left = before.last.map { folders.shared(Int($0.file), file) }
      let right = behind.first.map { folders.shared(Int($0.file), file) }
      guard let most = [left, right].compactMap({ $0 }).max() else { break }
      let start = before.partitioningIndex { folders.shared(Int($0.file), file) >= most }
      let end = behind.partitioningIndex { folders.shared(Int($0.file), file) < most }
      let next = before[start...].prefix(Self.groupLimit - found.count)
      found += next.map { ($0, proximity, most) }
      found += behind[..<end].prefix(Self.groupLimit - found.count).map { ($0, proximity, most) }
      before = before[..<start]
      behind = behind[end...]
    }
    return found
  }
}
