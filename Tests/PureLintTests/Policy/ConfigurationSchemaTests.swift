import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintPolicy

/// The schema that editors read says the same as the reader.
@Suite struct ConfigurationSchemaTests {
  private static let shape = Analyzer.purelint.configurationShape
  private static let schemaPath = "docs/configuration.schema.json"

  @Test func theSchemaIsMadeOfTheKeys() throws {
    try Golden.expect(Self.shape.schema, in: Self.schemaPath)
  }

  @Test func everyFlagIsInItsList() throws {
    let path = "Sources/PureLint/Policy/Configuration/ConfigurationFlag.swift"
    let declared = try Repository.text(path).matches(of: #/static let \w+ = ConfigurationFlag\(/#)
    #expect(declared.count == ConfigurationFlag.all.count)
  }

  @Test func everyKeyIsOnThePage() throws {
    let page = try Repository.text("docs/configuration.md")
    guard case .object(let form) = Self.shape else { return }
    for key in form.keys where key.name != "$schema" {
      #expect(page.contains("\n| `\(key.name)` |"), "\(key.name)")
    }
  }

  /// What the page shows is a configuration that uses every key.
  private static func sample() throws -> JSONNode {
    let page = try Repository.text("docs/configuration.md")
    let match = try #require(page.firstMatch(of: #/```json\n((?s:.*?))```/#))
    return try JSONDecoder().decode(JSONNode.self, from: Data(match.1.utf8))
  }

  @Test func theSampleUsesEveryKey() throws {
    let sample = try Self.sample()
    guard case .object(let form) = Self.shape else { return }
    #expect(sample.members.map { Set($0.keys) } == Set(form.keys.map(\.name)))
  }

  /// Each value of the sample replaced by one of each kind, each member renamed or left out: the
  /// reader and the schema refuse the same.
  @Test func agreesWithTheReader() throws {
    let text = try Repository.text(Self.schemaPath)
    let schema = JSONSchema(try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8)))
    let sample = try Self.sample()
    var counts = [true: 0, false: 0]
    for variant in [sample] + Self.variants(of: sample) {
      let data = try JSONEncoder().encode(variant)
      let isRead = try Self.shape.problems(of: JSONReader.read(Array(data))).isEmpty
      #expect(schema.accepts(variant) == isRead, "\(String(decoding: data, as: UTF8.self))")
      counts[isRead, default: 0] += 1
    }
    #expect(counts[true, default: 0] > 30 && counts[false, default: 0] > 300)
  }

  private static let others: [JSONNode] =
    [.null, .flag(true), .number(1), .list([]), .object([:]), .list([.text("x")])]
    + [.object(["x": .text("x")]), .object([" ": .flag(true)])]
    + ["", " ", "x", "a b", "a.b", "a..b", "/", "./", "../a", "a/", "*Service", "A=1", "_a1"].map {
      .text($0)
    }

  /// The same value with one thing in it changed, in each way.
  private static func variants(of value: JSONNode) -> [JSONNode] {
    switch value {
    case .list(let elements):
      return others + [.list(elements + [.null])]
        + elements.indices.flatMap { index in
          variants(of: elements[index]).map { other in
            var elements = elements
            elements[index] = other
            return .list(elements)
          }
        }
    case .object(let members):
      return others + [.object(members.merging(["unknown": .flag(true)]) { $1 })]
        + members.flatMap { name, member in
          [.object(members.filter { $0.key != name })]
            + variants(of: member).map { .object(members.merging([name: $0]) { $1 }) }
        }
    default: return others
    }
  }
}
