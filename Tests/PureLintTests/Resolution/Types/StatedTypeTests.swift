import Testing

@testable import PureLintSource

@Suite struct StatedTypeTests {
  private func stated(_ type: String, of subject: String? = nil, line: Int = 7) -> StatedType {
    StatedType(subject: subject, type: type, line: line)
  }

  @Test func readsWhatIsStated() throws {
    func parse(_ comment: String) throws -> [StatedType] {
      try StatedType.parse(comment, line: 7)
    }
    #expect(try parse("// type: Zone") == [stated("Zone")])
    #expect(try parse("//type:  (Zone, [Int: Zone?]) ") == [stated("(Zone, [Int: Zone?])")])
    #expect(try parse("// type: unknown") == [stated("unknown")])
    #expect(
      try parse("// type(box.zone): Zone?; type(f(a)(b)): Box; type: Int")
        == [stated("Zone?", of: "box.zone"), stated("Box", of: "f(a)(b)"), stated("Int")]
    )
    #expect(try parse("// what type it is") == [])
    #expect(try parse("/// typed: Zone") == [])
  }

  @Test(arguments: [
    "// type:", "// type: ", "// type:Zone", "// type(): Zone", "// type (a): Zone",
    "// type(a) : Zone", "// type : Zone", "// type(a): Zone;", "// type(a): Zone; b: Zone",
    "// type(a): Zone, type(b): Zone", "// x type: Zone", "/* type: Zone */", "/// type: Zone",
    "// type(a): Zone; type(a): Box", "// type: Zone; type: Box",
  ])
  func refuses(comment: String) {
    #expect(throws: StatedType.Malformed.self) { try StatedType.parse(comment, line: 7) }
  }

  @Test func findsTheCommentsOfAFile() throws {
    let source = """
      let a = zone  // type: Zone
      let b = "// type: nothing"
      // type(b): String
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    #expect(
      try StatedType.all(in: file) == [
        StatedType(subject: nil, type: "Zone", line: 1),
        StatedType(subject: "b", type: "String", line: 3),
      ]
    )
  }

  /// What a line's statements are about, and what they are compared with.
  @Test(arguments: [
    ("let a = zone.clock", nil, ["Clock"]), ("_ = zone.clock", nil, ["Clock"]),
    ("if let zone = zone.next() {}", "zone", ["Zone"]), ("_ = (zone, 1)", "zone", ["Zone"]),
    ("for clock in zone.clocks {", nil, ["[Clock]"]), ("_ = ask(zone,", nil, ["Zone"]),
    ("let a: Clock? = zone.clock", "a", ["Clock?"]), ("_ = [zone].map { other in", nil, ["Zone"]),
    ("_ = [zone].map { other in", "other", ["Zone"]), ("_ = zone.lost", nil, ["unknown"]),
    ("_ = zone.clock", "clock", []), ("", nil, []),
  ])
  func comparesWithWhatTheWalkFinds(_ line: String, _ subject: String?, _ types: [String]) throws {
    let source = """
      final class Zone { let clock: Clock; let clocks: [Clock]; func next() -> Zone? { nil } }
      struct Clock {}
      func f(zone: Zone) {
      \(line)
      }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let program = try TypeProgram([file], mentioning: "Zone")
    let statement = StatedType(subject: subject, type: "", line: 4)
    #expect(program.types(of: statement, in: 0).map { program.text($0) } == types)
  }
}
