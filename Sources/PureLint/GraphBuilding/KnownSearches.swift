import PureLintResolution
import PureLintSource

/// The results of searches in a session's last check, for the next one. That one repeats a search
/// only if its result may have changed.
///
/// Unchecked: what several threads ask for stands under the lock; all else belongs to one of them.
package final class KnownSearches: @unchecked Sendable {
  /// The values that a type takes in its initializers and leaves unread.
  struct Unread {
    let values: [InjectedValue]
    /// The types whose kinds were asked for meanwhile. Asked in another order, types that hold each
    /// other may come out as another kind, so they are asked for again.
    let kindsAsked: [DeclarationID]
  }

  /// A search for names in all files, of which each file tells by itself.
  enum NameSearch {
    /// See `UnexplainedNames`.
    case unexplained
    /// See `Reassignments`.
    case reassigned
  }

  private var unread: [DeclarationID: Unread] = [:]
  private var keepers: [DeclarationID: DeclarationID?] = [:]
  private var foundNames: [NameSearch: FoundNames] = [:]
  private let lock = Lock()

  package init() {}

  /// What a type leaves unread, as far as `InjectedSearch` has looked.
  subscript(unreadOf type: DeclarationID) -> Unread? {
    get { unread[type] }
    set { unread[type] = newValue }
  }

  /// The property that a parameter's value is kept in, if that was asked; see `KeptParameters`.
  subscript(keeperOf parameter: DeclarationID) -> DeclarationID?? {
    get { lock.hold { keepers[parameter] } }
    set { lock.hold { keepers[parameter] = newValue } }
  }

  /// What a search for names has found in files that have not changed since; nothing if others were
  /// looked for.
  func found(_ search: NameSearch, among names: Set<Name>) -> FoundNames {
    if let known = foundNames[search], known.names == names { return known }
    let found = FoundNames(among: names)
    foundNames[search] = found
    return found
  }

  /// Forgets everything.
  package func forgetAll() { (unread, keepers, foundNames) = ([:], [:], [:]) }

  /// Forgets the results that follow from some files, and those about types that have one of some
  /// members.
  ///
  /// The rest holds as long as outlines are the same. A result about a type follows from these,
  /// from the files of the type and its extensions, and from the mentions of its properties; a
  /// result about a parameter, from these and its file.
  /// - Complexity: O(types, members and declarations in the files).
  package func forget(
    typesOf members: Set<DeclarationID>,
    filesWith files: Set<Int>,
    _ resolver: Resolver
  ) {
    let program = resolver.program
    var changed = Set(
      members.lazy.filter { program[$0].kind == .variable }.map { resolver.holder(of: $0) }
    )
    for file in files where file < program.interfaceStart {
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .extensionBlock {
        let block = DeclarationID(file: file, index: index)
        resolver.extendedType(of: block).declaration.map { _ = changed.insert($0) }
      }
    }
    unread = unread.filter { !changed.contains($0.key) && !files.contains(Int($0.key.file)) }
    keepers = keepers.filter { !files.contains(Int($0.key.file)) }
    for found in foundNames.values { found.forget(files) }
  }
}
