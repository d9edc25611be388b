import Foundation
import Testing

@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// The analyser's own sources as its own parser sees them: which types each file declares, and which
/// it uses.
struct OwnSources {
  let files: [File]
  /// By qualified name, the files that declare a type.
  private let declared: [String: [Declared]]

  /// One file, with its path below the analyser's folder.
  struct File {
    let path: String
    let tree: SyntaxTree
    let declarations: FileDeclarations

    var folder: String { String(path.prefix { $0 != "/" }) }

    /// The folder of the dialect that the file is a part of, below that of the dialect's target:
    /// `EasyDi` of `Dialects/Plain/EasyDi/EasyDiDialect.swift`; nil for what dialects share.
    var dialect: String? {
      let parts = path.split(separator: "/")
      guard parts.count > 3, parts[0] == "Dialects", ["Plain", "Registries"].contains(parts[1]),
        parts[2] != "Requests"
      else { return nil }
      return String(parts[2])
    }
  }

  private struct Declared {
    let file: Int
    /// Whether other files cannot name it.
    let isPrivate: Bool
  }

  /// A mention of a type that is declared in another file.
  private struct Use: Hashable {
    let type: String
    let declaringFile: Int
  }

  /// - Parameter sources: Texts by path, below the analyser's folder.
  init(_ sources: [String: String]) {
    files = sources.sorted { $0.key < $1.key }.enumerated().map { index, source in
      let file = SourceFile(path: source.key, bytes: Array(source.value.utf8))
      let tree = SyntaxTree(parsing: file, bodies: .parse)
      let declarations = DeclarationCollector.collect(
        from: tree,
        file: index,
        BuildConfiguration()
      )
      return File(path: source.key, tree: tree, declarations: declarations)
    }
    var declared: [String: [Declared]] = [:]
    for (index, file) in files.enumerated() {
      for declaration in file.declarations.declarations
      where declaration.kind.isType && declaration.kind != .genericParameter
        && !declaration.traits.contains(.isLocal)
      {
        let isPrivate = declaration.traits.contains(.isPrivate)
        declared[file.qualifiedName(of: declaration), default: []]
          .append(Declared(file: index, isPrivate: isPrivate))
      }
    }
    self.declared = declared
  }

  /// All files of the analyser.
  static func read() throws -> OwnSources {
    let folder = "\(Repository.path)/Sources/PureLint"
    let names = try #require(FileManager.default.enumerator(atPath: folder))
    var sources: [String: String] = [:]
    for case let name as String in names where name.hasSuffix(".swift") {
      sources[name] = try Repository.text("Sources/PureLint/\(name)")
    }
    return OwnSources(sources)
  }

  /// By path, the types of a dialect that files of another one use, or that what all share uses.
  func usesOfOtherDialects() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (index, file) in files.enumerated() {
      for use in uses(of: index) {
        guard let dialect = files[use.declaringFile].dialect, dialect != file.dialect else {
          continue
        }
        found[file.path, default: []].insert(use.type)
      }
    }
    return found
  }

  /// The types of other files that a file mentions, nested ones by the types around them too.
  private func uses(of index: Int) -> Set<Use> {
    let file = files[index]
    let scopes = file.scopes()
    var found: Set<Use> = []
    for position in 0..<file.tree.tokens.count where file.startsName(position) {
      let token = TokenIndex(position)
      let around = scopes.filter { $0.tokens.contains(position) }
      guard var name = meaning(of: file.tree.text(token), in: around, index) else { continue }
      var next = position
      while let (declaringFile, qualifiedName) = declaration(of: name, from: index) {
        if declaringFile != index {
          found.insert(Use(type: qualifiedName, declaringFile: declaringFile))
        }
        guard let member = file.memberName(behind: &next) else { break }
        name += "." + member
      }
    }
    return found
  }

  /// The qualified name of what a simple name means between some scopes, the outermost first.
  private func meaning(of name: String, in scopes: [File.Scope], _ file: Int) -> String? {
    if scopes.contains(where: { $0.genericParameters.contains(name) }) { return nil }
    for scope in scopes.reversed() {
      var outer = scope.name
      while !outer.isEmpty {
        if declaration(of: "\(outer).\(name)", from: file) != nil { return "\(outer).\(name)" }
        outer = outer.contains(".") ? String(outer[..<outer.lastIndex(of: ".")!]) : ""
      }
    }
    return declaration(of: name, from: file) != nil ? name : nil
  }

  /// The file that declares a type of a qualified name, as another file sees it.
  private func declaration(of name: String, from file: Int) -> (file: Int, name: String)? {
    let found = declared[name] ?? []
    let seen = found.first { $0.file == file } ?? found.first { !$0.isPrivate }
    return seen.map { ($0.file, name) }
  }
}

extension OwnSources.File {
  /// A type, an extension or another declaration with generic parameters.
  struct Scope {
    /// The qualified name of the type; empty for what is none.
    let name: String
    let tokens: Range<Int>
    let genericParameters: Set<String>
  }

  /// The scopes of a file, outer ones before those inside.
  func scopes() -> [Scope] {
    declarations.declarations.enumerated().compactMap { index, declaration in
      let parameters = declarations.declarations[(index + 1)...].prefix {
        $0.kind == .genericParameter && $0.parent?.index == UInt32(index)
      }
      guard declaration.kind.holdsMembers || !parameters.isEmpty else { return nil }
      let node = tree.nodes[declaration.node.position]
      return Scope(
        name: declaration.kind.holdsMembers ? qualifiedName(of: declaration) : "",
        tokens: Int(node.firstToken)..<Int(node.endToken),
        genericParameters: Set(parameters.map { tree.text($0.nameToken) })
      )
    }
  }

  /// The name of a type or an extension with those of the types around it.
  func qualifiedName(of declaration: Declaration) -> String {
    let own: String
    if declaration.kind == .extensionBlock, let type = tree.type(in: declaration.node) {
      own = String(tree.text(type).prefix { $0 != "<" })
    } else {
      own = tree.text(declaration.nameToken)
    }
    guard let parent = declaration.parent else { return own }
    let outer = declarations.declarations[Int(parent.index)]
    return (outer.kind.holdsMembers ? qualifiedName(of: outer) + "." : "") + own
  }

  /// Whether a name stands at a token that is no member of what stands in front of it.
  fileprivate func startsName(_ position: Int) -> Bool {
    let kinds = tree.tokens.kinds
    guard kinds[position].isIdentifierLike else { return false }
    let before = position > 0 ? kinds[position - 1] : .endOfFile
    return before != .period && before != .prefixPeriod && before != .pound
  }

  /// The name behind a token and a period, and moves on to it.
  fileprivate func memberName(behind position: inout Int) -> String? {
    let kinds = tree.tokens.kinds
    guard position + 2 < kinds.count, kinds[position + 1] == .period,
      kinds[position + 2].isIdentifierLike
    else { return nil }
    position += 2
    return tree.text(TokenIndex(position))
  }
}
