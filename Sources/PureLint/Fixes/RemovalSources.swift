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
  private let outside: OutsideFiles
  /// The files of the run that a generator wrote, and the words in them.
  private let generated: (files: [Int], words: WordFiles)
  let lookups: RemovalLookups
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
    outside: OutsideFiles
  ) {
    self.resolver = resolver
    self.graph = graph
    self.former = former
    self.fixedFiles = fixedFiles
    self.outside = outside
    let written = resolver.program.generated.sorted()
    generated = (written, WordFiles(written.map { resolver.program.trees.source($0).bytes }))
    lookups = RemovalLookups(resolver, graph)
    byCall = Dictionary(
      resolver.facts.constructions.map { (SourcePart(file: $0.place.file, node: $0.call), $0) }
    ) { first, _ in first }
  }

  func cut(_ file: Int) -> SourceCut { lookups.cut(file) }

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
      return TargetMap.reasonToKeep(shared: path)
    }
    return fixedFiles[file]
  }

  /// The path of a file that is not looked into, and that names both a declaration and its type.
  func pathUnseen(naming id: DeclarationID) -> String? {
    let holder = resolver.owner(ofNested: id).map { program[$0].name }
    let owner = resolver.owner(ofNested: id).flatMap { resolver.owner(ofNested: $0) }
    return outside.path(
      naming: [program[id].name, holder, owner.map { program[$0].name }].compactMap(\.self)
    )
  }

  /// The path of a file that a generator wrote, and that names both a member and its type.
  func pathGenerated(naming id: DeclarationID) -> String? {
    guard let holder = resolver.owner(ofNested: id) else { return nil }
    return generated.words.first(with: [program[id].name, program[holder].name]).map {
      program.trees.source(generated.files[$0]).path
    }
  }

  /// A place as people read it, in the sources as they were before anything was changed.
  func text(_ place: Place) -> String { text(place.token, in: place.file) }

  func text(_ token: TokenIndex, in file: Int) -> String {
    former.text(Int(program.trees[file].range(token).lowerBound), in: file)
  }
}

/// Swift files that are not checked, asked for names.
final class OutsideFiles {
  private let files: [SourceFile]
  private lazy var words = WordFiles(files.map(\.bytes))

  init(_ files: [SourceFile]) { self.files = files }

  /// The path of the first file that some names occur in.
  func path(naming names: [Name]) -> String? {
    files.isEmpty ? nil : words.first(with: names).map { files[$0].path }
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
