import Testing

@testable import PureLint

/// Ways through more modules than any app has, and more of them than can be listed.
struct LongWayTests {
  /// Modules in pairs, each of which needs both of the pair before.
  private func ladder(_ count: Int) -> String {
    var source = "import Pure\n"
    var wirings = ""
    for number in 0..<count {
      let fields = number == 0 ? [] : ["L", "R"].map { "\($0.lowercased()): \($0)\(number - 1)" }
      let given = number == 0 ? "" : "l: l\(number - 1), r: r\(number - 1)"
      for side in ["L", "R"] {
        source += """
          final class \(side)\(number): FactoryModule {
            struct Dependency { \(fields.map { "let \($0).Factory" }.joined(separator: "\n")) }
            let dependency: Dependency
            init(dependency: Dependency, payload: Void) { self.dependency = dependency }
            func run() { print(\(number == 0 ? "" : "dependency.l, dependency.r")) }
          }

          """
        wirings += """
          let \(side.lowercased())\(number) = \(side)\(number).Factory(dependency: .init(\(given)))

          """
      }
    }
    return source + """
      enum CompositionRoot {
        static func resolve() -> L\(count - 1).Factory {
          \(wirings)
          return l\(count - 1)
        }
      }
      """
  }

  @Test func saysHowManyWaysAreLeftOut() throws {
    let folder = try TemporaryFolder(["App.swift": ladder(20)])
    let result = try Executable.run(
      ["why", "L19", "L0", "--all"],
      in: folder.path,
      processorSeconds: 300
    )
    #expect(result.output.contains(" more; only 100 are listed"))
    #expect(!result.output.contains("and more;"))
  }

  @Test func stairsEndToGoToTheRight() throws {
    let folder = try TemporaryFolder(["App.swift": ladder(200)])
    let result = try Executable.run(["why", "L199", "L0"], in: folder.path, processorSeconds: 300)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 200)
    #expect(lines.allSatisfy { $0.count < 300 })
  }
}
