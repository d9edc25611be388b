import Foundation
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintFixes
@testable import PureLintSource

/// `fix` on sources in which one name leads to the next, and on many findings at once.
@Suite(.timeLimit(.minutes(5))) struct LongFixTests {
  private static let count = 20_000

  private func fix(_ members: String, _ body: String, other: String) throws -> String {
    let source = """
      final class Zone {}
      struct Chain {
        var x0: Zone { Zone() }
        \(members)
      }
      final class Clock: FactoryModule {
        struct Dependency { let zone: Zone; let other: Zone }
        init(dependency: Dependency, payload: Void) {
          print(dependency.zone)
          \(body)
        }
      }
      enum CompositionRoot {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(zone: Zone(), other: \(other)))
        }
      }
      """
    let folder = try TemporaryFolder(["App.swift": source])
    let result = try Executable.run(["fix", "--dry-run", "App.swift"], in: folder.path)
    #expect(result.exitCode == 1)
    return result.messages
  }

  @Test func copiesOfCopiesStay() throws {
    let copies = (1..<Self.count).map { "let x\($0) = x\($0 - 1)" }.joined(separator: "\n")
    let messages = try fix("", "let x0 = dependency.other\n" + copies, other: "Zone()")
    #expect(messages.contains("left as it is: it goes through too many names"))
  }

  @Test func aValueBehindManyNamesMayDoMore() throws {
    let members = (1..<Self.count).map { "var x\($0): Zone { x\($0 - 1) }" }
    let messages = try fix(
      members.joined(separator: "\n"),
      "",
      other: "Chain().x\(Self.count - 1)"
    )
    #expect(messages.contains("may have side effects"))
  }

  @Test func whatManyStepsCauseIsToldWithoutARunForEach() {
    func source(_ count: Int) -> SourceFile {
      let modules = (0..<count).map { number in
        """
        final class Clock\(number): FactoryModule {
          struct Dependency { let zone: Zone }
          init(dependency: Dependency, payload: Void) { print(dependency.zone) }
        }
        """
      }
      let unused = (1..<count).map {
        "    let clock\($0) = Clock\($0).Factory(dependency: .init(zone: zone))"
      }
      let text = """
        final class Zone {}
        \(modules.joined(separator: "\n"))
        enum CompositionRoot {
          static func resolve() -> Clock0.Factory {
            let zone = Zone()
        \(unused.joined(separator: "\n"))
            return Clock0.Factory(dependency: .init(zone: zone))
          }
        }
        """
      return SourceFile(path: "App.swift", bytes: Array(text.utf8))
    }
    func outcome(_ count: Int) -> (reasons: [String], runs: Int) {
      let linter = Linter()
      var runs = 0
      let mending = Mending(
        [source(count)],
        rules: linter.rules,
        choose: { $0.findings.filter { Rule.mendable.contains($0.ruleID) } },
        analyze: {
          runs += 1
          return linter.analyze($0, projects: [])
        }
      )
      return (mending.leftovers.map(\.reason), runs)
    }
    let (few, many) = (outcome(5), outcome(50))
    #expect(few.reasons.count == 4 && many.reasons.count == 49)
    #expect(Set(many.reasons).isSuperset(of: few.reasons))
    #expect(many.runs < 10)
  }
}
