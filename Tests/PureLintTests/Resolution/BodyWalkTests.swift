import GraphModel
import Testing

@testable import PureLint
@testable import PureLintGraphBuilding
@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource

/// What a walk finds depends neither on who walks nor on what has been walked before.
@Suite struct BodyWalkTests {
  /// Files in which every answer depends on which file is walked first, unless that is prevented:
  /// each member's type is inferred from another file's, and back.
  private static let circle = (0..<6).map { number in
    let next = (number + 1) % 6
    return SourceFile(
      path: "File\(number).swift",
      bytes: Array(
        """
        final class Clock\(number): FactoryModule {
          struct Dependency { let ticker: Ticker\(number) }
          init(dependency: Dependency, payload: Void) { print(dependency.ticker) }
        }
        struct Ticker\(number) {
          static let made = \(number) == 3 ? Ticker\(next).made : Ticker\(number)()
          static let other = [Ticker\(next).other, Ticker\(next).made]
        }
        extension Holder\(number).Holder\(next) { struct Inner\(number) {} }
        enum Holder\(number) { struct Holder\(next) { let inner: Inner\(number) } }
        enum Root\(number) {
          static func make() -> Clock\(number).Factory {
            let ticker = Ticker\(number).other.first ?? Ticker\(number).made
            return .init(dependency: .init(ticker: ticker.isSlow ? ticker : Ticker\(number).other))
          }
        }
        """.utf8
      )
    )
  }

  private func read(_ files: [SourceFile]) -> ProgramReader.Outcome {
    let (files, projects) = ProjectFile.separate(files)
    return ProgramReader(files: files, projects: projects, jobs: 1).read()
  }

  /// The graph and all that was found, as text, when several threads walk.
  private func outcome(_ read: ProgramReader.Outcome, jobs: Int) -> Outcome {
    let resolver = Resolver(SymbolTable(read.symbols.program))
    BodyWalk(jobs: jobs, bytesPerThread: 1).run(read.symbols.program.filesWithBodies, resolver)
    return Outcome(resolver, read.roots)
  }

  /// The same when one thread walks in another order, with the facts put back in that of the files.
  private func outcome(_ read: ProgramReader.Outcome, order: [Int]) -> Outcome {
    let resolver = Resolver(SymbolTable(read.symbols.program))
    let recorder = FactRecorder()
    var found: [Int: Facts] = [:]
    for file in order {
      BodyWalker.walk(file: file, resolver, recorder)
      found[file] = recorder.takeFacts()
    }
    for file in order.sorted() { resolver.facts.append(found[file]!) }
    resolver.settleLocals()
    return Outcome(resolver, read.roots)
  }

  /// What is compared; the facts too, because most of what differs in them does not show in a graph.
  private struct Outcome: Equatable {
    let facts: Facts
    let graph: Graph

    init(_ resolver: Resolver, _ roots: RootsFound) {
      facts = resolver.facts
      graph = Linter().graph(resolver, roots).graph
    }
  }

  private func expectSameOutcome(of files: [SourceFile], _ comment: Comment) {
    let read = read(files)
    let walked = read.symbols.program.filesWithBodies
    let wanted = outcome(read, order: walked)
    for jobs in [1, 2, 3, 8] {
      #expect(outcome(read, jobs: jobs) == wanted, "\(comment), \(jobs) threads")
    }
    #expect(outcome(read, order: walked.reversed()) == wanted, "\(comment), last file first")
    var generator = SplitMix(state: 7)
    for _ in 0..<2 {
      let order = walked.shuffled(using: &generator)
      #expect(outcome(read, order: order) == wanted, "\(comment), order \(order)")
    }
  }

  @Test func doesNotDependOnWhoAsksFirst() {
    expectSameOutcome(of: Self.circle, "circle")
  }

  @Test(arguments: Fixture.rules + Fixture.apps)
  func doesNotDependOnTheOrderOfFiles(_ fixture: Fixture) throws {
    expectSameOutcome(of: try fixture.files(), "\(fixture.testDescription)")
  }

  /// All apps in one program, so that there are more files than threads.
  @Test func doesNotDependOnTheOrderOfManyFiles() throws {
    expectSameOutcome(of: try Fixture.apps.flatMap { try $0.files() }, "all apps")
  }
}

/// Numbers that look random and are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
