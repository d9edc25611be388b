import GraphModel
import Testing

@testable import PureLint
@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSyntax

/// What the walk finds in whole apps, fact by fact, so that what is lost shows before a verdict
/// hangs on it.
@Suite struct FactsTests {
  @Test(arguments: Fixture.apps)
  func findsTheSameFacts(_ app: Fixture) throws {
    let (files, projects) = ProjectFile.separate(try app.files())
    let symbols = ProgramReader(files: files, projects: projects, jobs: 1).read().symbols
    let program = symbols.program
    let resolver = Resolver(symbols)
    BodyWalk(jobs: 1).run(program.filesWithBodies, resolver)
    let name = app.path.split(separator: "/").last ?? ""
    try Golden.expect(FactsText(resolver, app).text, in: "Fixtures/Facts/\(name).txt")
  }

  @Test func knowsAllOfItsLists() {
    let lists = Mirror(reflecting: Facts()).children.filter { $0.value is [Any] }
    var counting = CountingLists()
    var facts = Facts()
    facts.forEachList(with: Facts(), &counting)
    #expect(lists.count == counting.counts.count)
  }

  @Test func hasNoGoldenWithoutAnApp() throws {
    let names = Set(Fixture.apps.map { "\($0.path.split(separator: "/").last ?? "").txt" })
    for file in Repository.entries("Fixtures/Facts") where !names.contains(file) {
      try Golden.expectNoFile("Fixtures/Facts/\(file)")
    }
  }
}

/// Facts as text: for each file the constructions, then by place what is lost or left open, then
/// how often each declaration of the app is mentioned from where.
private struct FactsText {
  private let resolver: Resolver
  private let app: Fixture
  private let types: TypeText

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ app: Fixture) {
    self.resolver = resolver
    self.app = app
    let sources = (0..<resolver.program.interfaceStart).map { resolver.program.trees.source($0) }
    types = TypeText(resolver.program, sources)
  }

  var text: String {
    var lines: [Int: [String]] = [:]
    for (file, line) in built + open + unknown + mentions { lines[file, default: []].append(line) }
    return lines.keys.sorted().map { file in
      "\(path(file))\n" + (lines[file] ?? []).map { "  \($0)\n" }.joined()
    }
    .joined(separator: "\n")
  }

  private func path(_ file: Int) -> String {
    String(program.trees.paths[file].dropFirst(app.path.utf8.count + 1))
  }

  /// `builds Home.Dependency(clock: Clock, store: Store)  in resolve()`.
  private var built: [(Int, String)] {
    resolver.facts.constructions.map { construction in
      let arguments = construction.arguments.map { argument in
        let label = argument.parameter.map { program.text($0) } ?? "?"
        return "\(label): \(argument.isNil ? "nil" : types(argument.type))"
      }
      let made = types(construction.type) + "(\(arguments.joined(separator: ", ")))"
      return (construction.place.file, "builds \(made)\(holder(construction.place))")
    }
  }

  private var open: [(Int, String)] {
    resolver.facts.unresolved.map { unresolved in
      let place = unresolved.place
      return (place.file, "cannot follow \(word(place))\(holder(place))")
    }
  }

  private var unknown: [(Int, String)] {
    resolver.facts.unknownReads.map { read in
      (read.place.file, "reads an unknown \(word(read.place))\(holder(read.place))")
    }
  }

  /// `mentions Clock.hand, 2 times, 1 written`; what others than the app declare is left out.
  private var mentions: [(Int, String)] {
    var found: [Mention: (count: Int, written: Int)] = [:]
    for reference in resolver.facts.references where program.isSource(reference.target) {
      let mention = Mention(file: reference.place.file, target: reference.target)
      found[mention, default: (0, 0)].count += 1
      if reference.isWrite { found[mention, default: (0, 0)].written += 1 }
    }
    let sorted = found.sorted { left, right in
      guard left.key.file == right.key.file else { return left.key.file < right.key.file }
      return program.precedes(left.key.target, right.key.target)
    }
    return sorted.map {
      let written = $1.written > 0 ? ", \($1.written) written" : ""
      return ($0.file, "mentions \(program.qualifiedName($0.target)) ×\($1.count)\(written)")
    }
  }

  private struct Mention: Hashable {
    let file: Int
    let target: DeclarationID
  }

  private func word(_ place: Place) -> String {
    "'\(program.trees[place.file].text(place.token))'"
  }

  /// Whose body a place is in, and whether it gets there.
  private func holder(_ place: Place) -> String {
    var text = place.source.map { " in \(program.qualifiedName($0))" } ?? ""
    if place.isDeferred { text += ", later" }
    if place.isConditional { text += ", perhaps" }
    return text
  }
}
