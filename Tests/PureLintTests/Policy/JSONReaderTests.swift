import Foundation
import Testing

@testable import PureLintPolicy
@testable import PureLintSource

/// What a JSON text holds, and what keeps a text from being JSON.
@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  /// The line, the column and the words of the defect of a text; nil if it has none.
  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(JSONProblem) {
      _ = try JSONReader.read(bytes)
      return nil
    } catch {
      return "\(LineIndex(bytes).position(of: error.offset)) \(error.message)"
    }
  }

  private func problem(_ text: String) -> String? { problem(Array(text.utf8)) }

  @Test func knowsWhereValuesStand() throws {
    let whole = try read("{\n  \"a\": [true, null],\n  \"ä\": \"x\"\n}")
    #expect(whole.offset == 0)
    #expect(whole.members.map(\.name) == ["a", "ä"])
    #expect(whole.members.map(\.offset) == [4, 25])
    #expect(whole["a"]?.elements.map(\.offset) == [10, 16])
    #expect(whole["a"]?.elements.map(\.content) == [.flag(true), .null])
    #expect(whole["ä"]?.text == "x" && whole["b"] == nil)
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "a\"\\/\u{8}\u{C}\n\r\t"),
    ("\"\\u00e9\\u20AC\"", "é€"), ("\"\\ud83d\\ude00\"", "😀"),
    ("\"é€😀\u{2028}\u{7F}\"", "é€😀\u{2028}\u{7F}"),
  ])
  func readsTexts(json: String, text: String) throws {
    #expect(try read(json).text == text)
    let other = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(other as? String == text)
  }

  @Test(arguments: ["0", "-0", "10", "-1.5", "2e3", "2.25E-10", "1e+5"])
  func readsNumbers(json: String) throws {
    #expect(try read(json).content == .number(json))
  }

  @Test(arguments: ["01", "1.", ".5", "-", "+1", "1e", "0x1", "1_000", "--1", "1.5.2", "Infinity"])
  func refusesOtherNumbers(json: String) {
    #expect(problem("[\(json)]")?.hasPrefix("1:2 ") == true)
  }

  @Test func passesOverAByteOrderMark() throws {
    #expect(try read("\u{FEFF}{}").offset == 3)
  }

  @Test(arguments: [
    ("", "1:1 the file is empty; write '{}' for no settings"),
    (" \n", "2:1 the file is empty; write '{}' for no settings"),
    ("{} x", "1:4 nothing may follow the end of the value; remove it"),
    ("{\"a\": 1,\n}", "1:8 the comma in front of '}' is one too many; remove it"),
    ("[1 , ]", "1:4 the comma in front of ']' is one too many; remove it"),
    ("[,1]", "1:2 expected a value in front of ','; remove the comma"),
    ("{,}", "1:2 expected a name in front of ','; remove the comma"),
    ("{\"a\": 1\n  \"b\": 2}", "1:8 expected ',' or '}' here"),
    ("[1", "1:3 expected ']' before the end of the file"),
    ("{", "1:2 the object has no end; write '}'"),
    ("{\"a\"}", "1:5 expected ':' and a value behind 'a'"),
    ("{\"a\":}", "1:6 expected a value"),
    ("{\"a\":", "1:6 expected a value before the end of the file"),
    ("{a: 1}", "1:2 expected a name in double quotes"),
    ("{'a': 1}", "1:2 names stand in double quotes"),
    ("['a']", "1:2 texts stand in double quotes"),
    ("[error]", "1:2 texts stand in double quotes; write '\"error\"'"),
    ("[True]", "1:2 'True' is written 'true'"),
    ("// a\n{}", "1:1 JSON has no comments; remove this one"),
    ("{} # a", "1:4 JSON has no comments; remove this one"),
    ("{\"é\": 1,\n \"b\": 2, \"é\": 3}", "2:10 'é' stands in line 1 already; merge the two"),
    ("[\"a\n\"]", "1:2 the text has no end on its line; write '\"'"),
    ("[\"a", "1:2 the text has no end; write '\"'"),
    ("[\"a\tb\"]", "1:4 a control character is written as an escape, such as '\\t'"),
    ("[\"C:\\x\"]", "1:5 JSON knows no such escape; write '\\\\' for a backslash"),
    ("[\"\\u12\"]", "1:3 four digits from 0 to F have to follow '\\u'"),
    ("[\"\\u+123\"]", "1:3 four digits from 0 to F have to follow '\\u'"),
    ("[\"\\ud83d\"]", "1:3 half a character; write both halves or itself"),
    ("[\"\\ude00\\ud83d\"]", "1:3 half a character; write both halves or itself"),
  ])
  func saysWhatIsWrong(json: String, message: String) {
    #expect(problem(json) == message)
  }

  @Test func wantsUTF8() {
    #expect(problem([0x22, 0xE9, 0x22]) == "1:2 this is not UTF-8; save the file as UTF-8")
    #expect(problem([0xFF, 0xFE, 0x7B, 0]) == "1:1 the file is UTF-16; save the file as UTF-8")
  }

  @Test func doesNotMindDepth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problem(nested(64)) == nil)
    #expect(problem(nested(65)) == "1:65 this is nested more than 64 levels deep; write it flatter")
    #expect(problem(nested(1_000_000)) != nil)
  }

  /// What this reader takes, Foundation's takes too.
  @Test func agreesWithFoundation() throws {
    let text = #"{"a": [1, -2.5e3, "\u00e9\n", true, {"b": null}], "c": {}}"#
    var taken = 0
    for cut in 0...text.utf8.count {
      for extra in ["", "x", ",", "\"", "]"] {
        let bytes = Array(text.utf8.prefix(cut)) + extra.utf8 + text.utf8.dropFirst(cut)
        let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        #expect(problem(bytes) != nil || other != nil, "\(String(decoding: bytes, as: UTF8.self))")
        taken += problem(bytes) == nil ? 1 : 0
      }
    }
    #expect(taken > text.utf8.count)
  }

  @Test func writesWhatItReads() throws {
    let text = JSONText.object([
      ("a", .list([.text("x"), .flag(true)])), ("b\"\\\n\u{1}", .object([])),
      ("c", .list([.object([("d", .text("é"))])])),
    ]).written()
    let whole = try read(text)
    #expect(whole.members.map(\.name) == ["a", "b\"\\\n\u{1}", "c"])
    #expect(whole["c"]?.elements.first?["d"]?.text == "é")
    #expect(text.contains("\"a\": [\"x\", true],\n"))
  }
}
