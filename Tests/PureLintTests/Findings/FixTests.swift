import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintSource

/// A fix, applied, leaves nothing of its finding.
@Suite struct FixTests {
  @Test func theRightLabelMendsAMissingProvider() throws {
    let source = """
      struct Zone {}
      final class Clock: FactoryModule {
        struct Dependency { let zone: Zone }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      struct AppDependency {
        static func resolve(zone: Zone) -> Clock.Factory {
          Clock.Factory(dependency: .init(zoen: zone))
        }
      }
      """
    let finding = try #require(findings(in: source).first)
    #expect(finding.ruleID == "missing-provider")
    let fix = try #require(finding.fix)
    #expect(fix.title == "change the label to 'zone'")
    let mended = source.replacing("zoen", with: "zone")
    #expect(apply(fix, to: source) == mended)
    #expect(findings(in: mended) == [])
  }

  private func findings(in source: String) -> [Finding] {
    Linter().run([SourceFile(path: "App.swift", bytes: Array(source.utf8))]).findings
  }

  private func apply(_ fix: Fix, to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in fix.edits.sorted(by: { $0.location > $1.location }) {
      let start = Int(edit.location.offset)
      let end = start + Int(edit.location.length)
      bytes.replaceSubrange(start..<end, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
