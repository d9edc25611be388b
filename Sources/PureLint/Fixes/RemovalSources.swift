import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The sources of one program as removals ask about them: who builds what, and which files may be
/// changed.
struct RemovalSources {
  let resolver: Resolver
  let graph: Graph
  private let former: FormerPlaces
  /// The files that have to stay as they are, each with the reason.
  private let fixedFiles: [Int: String]
  /// Swift files beside those of the run, which may name what is removed.
  private let outside: [SourceFile]
  /// Those of the run that a generator wrote, with the words in them.
  private let generated: [(path: String, words: Set<Name>)]
  private let byType: [DeclarationID: [Construction]]
  private let byCall: [SourcePart: Construction]

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - former: Where places were before anything was changed; messages name those.
  ///   - fixedFiles: The files that have to stay as they are, each with the reason.
  ///   - outside: Swift files beside those of the run.
  init(
    _ resolver: Resolver,
    _ graph: Graph,
    _ former: FormerPlaces,
    fixedFiles: [Int: String],
    outside: [SourceFile]
  ) {
    self.resolver = resolver
    self.graph = graph
    self.former = former
    self.fixedFiles = fixedFiles
    self.outside = outside
    generated = resolver.program.generated.sorted().map { file in
      let source = resolver.program.trees.source(file)
      var words: Set<Name> = []
      NameSet.visitWords(in: source.bytes[...]) { name, _ in
        words.insert(name)
        return true
      }
      return (source.path, words)
    }
    byType = Dictionary(grouping: resolver.facts.constructions, by: \.declaration)
    byCall = Dictionary(
      resolver.facts.constructions.map { (SourcePart(file: $0.place.file, node: $0.call), $0) }
    ) { first, _ in first }
  }

  func constructions(of type: DeclarationID) -> [Construction] { byType[type] ?? [] }

  func construction(at call: NodeIndex, in file: Int) -> Construction? {
    byCall[SourcePart(file: file, node: call)]
  }

  /// The declaration whose name stands at a place.
  func declaration(at location: Location) -> DeclarationID? {
    token(at: location).flatMap { resolver.declaration(at: $0, in: location.file.position) }
  }

  func token(at location: Location) -> TokenIndex? {
    let starts = program.trees[location.file.position].tokens.starts
    let position = starts[...].partitioningIndex { $0 >= location.offset }
    return position < starts.count && starts[position] == location.offset
      ? TokenIndex(position) : nil
  }

  /// The reason why a file has to stay as it is; nil if it may be changed.
  func obstacle(toChanging file: Int) -> String? {
    let path = program.trees.source(file).path
    if program.trees.hasBodies(file), !program.trees[file].errors.isEmpty {
      return "'\(path)' has a syntax error"
    }
    if program.targets.targets(ofFile: file).count > 1 {
      return "'\(path)' is compiled into several targets"
    }
    return fixedFiles[file]
  }

  /// The path of a file that is not looked into, and that names both a declaration and its type.
  func pathUnseen(naming id: DeclarationID) -> String? {
    let holder = resolver.owner(ofNested: id).map { program[$0].name }
    let owner = resolver.owner(ofNested: id).flatMap { resolver.owner(ofNested: $0) }
    let names = [[program[id].name], holder.map { [$0] }, owner.map { [program[$0].name] }]
      .compactMap { $0.map(NameSet.init) }
    return outside.first { file in names.allSatisfy { $0.occurs(in: file.bytes[...]) } }?.path
  }

  /// The path of a file that a generator wrote, and that names both a member and its type.
  func pathGenerated(naming id: DeclarationID) -> String? {
    guard let holder = resolver.owner(ofNested: id) else { return nil }
    return generated.first { file in
      file.words.isSuperset(of: [program[id].name, program[holder].name])
    }?.path
  }

  /// The path of a file whose bodies nobody looked at, and in which a name occurs.
  func pathUnread(naming name: Name) -> String? {
    let names = NameSet([name])
    let unread = (0..<program.interfaceStart).first { file in
      !program.trees.hasBodies(file) && names.occurs(in: program.trees.source(file).bytes[...])
    }
    return unread.map { program.trees.source($0).path }
  }

  /// A place as people read it, in the sources as they were before anything was changed.
  func text(_ place: Place) -> String { text(place.token, in: place.file) }

  func text(_ token: TokenIndex, in file: Int) -> String {
    former.text(Int(program.trees[file].range(token).lowerBound), in: file)
  }
}

/// A node in one of several files.
struct SourcePart: Hashable {
  let file: Int
  let node: NodeIndex
}

/// The reason why something cannot be mended without a person: one phrase.
struct Obstacle: Error, Hashable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
