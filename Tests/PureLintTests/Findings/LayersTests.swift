import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintSource

/// Who may need whom.
@Suite struct LayersTests {
  private let layers = Layers(
    groups: ["ui", "domain", "data"].map { Layers.Group(name: $0) },
    forbidden: [.init(source: "ui", target: "data", reason: "x")],
    allowed: [.init(source: "domain", target: "tools")]
  )

  private func verdict(_ sources: [String], _ targets: [String]) -> Layers.Verdict? {
    func groups(_ names: [String]) -> [Layers.Membership] { names.map { Layers.Membership($0) } }
    return LayerMap(layers, paths: []).verdict(from: groups(sources), to: groups(targets))
  }

  @Test func someConnectionsAreForbidden() {
    #expect(verdict(["ui"], ["data"])?.reason == "x")
    #expect(verdict(["other", "ui"], ["other", "data"])?.source == "ui")
    #expect(verdict(["ui"], ["domain"]) == nil)
    #expect(verdict(["data"], ["ui"]) == nil)
    #expect(verdict(["ui"], []) == nil)
    #expect(verdict([], ["data"]) == nil)
  }

  @Test func whatIsAllowedForbidsTheRest() {
    #expect(verdict(["domain"], ["data"])?.target == "data")
    #expect(verdict(["domain"], ["tools"]) == nil)
    #expect(verdict(["domain"], ["data", "tools"]) == nil)
    #expect(verdict(["domain"], ["domain"]) == nil)
    #expect(verdict(["domain"], []) == nil)
  }

  @Test func groupsHoldPlacesAndNames() {
    let map = LayerMap(
      Layers(groups: [
        .init(name: "a", paths: [LayerPath("A/")!]), .init(name: "b", names: [Glob("*B")!]),
      ]),
      paths: ["A/x/X.swift", "X.swift", nil]
    )
    func groups(_ name: String, _ file: UInt32?) -> [String] {
      let location = file.map { Location(file: FileID(index: $0), offset: 0) }
      return map.groups(of: NamedPlace(name: name, location: location)).map(\.text)
    }
    #expect(groups("X", 0) == ["a"] && groups("XB", 0) == ["a", "b"])
    #expect(groups("XB", 1) == ["b"] && groups("X", 1) == [] && groups("XB", 2) == ["b"])
    #expect(groups("XB", nil) == ["b"] && groups("A", nil) == [])
  }

  /// No feature needs another, in one line.
  @Test func aStarInParenthesesDivides() {
    let layers = Layers(
      groups: [
        .init(name: "features", paths: [LayerPath("Features/(*)/")!], names: [Glob("*View")!])
      ],
      forbidden: [.init(source: "features", target: "features")]
    )
    let paths = [
      "App/Features/Chat/Model/A.swift", "App/Features/Chat/B.swift", "App/Features/Pay/C.swift",
      "App/Features/D.swift", "App/Core/E.swift",
    ]
    let map = LayerMap(layers, paths: paths)
    func groups(_ file: UInt32, _ name: String = "X") -> [Layers.Membership] {
      let location = Location(file: FileID(index: file), offset: 0)
      return map.groups(of: NamedPlace(name: name, location: location))
    }
    #expect(
      (0..<5).map { groups($0).map(\.text) } == [
        ["features (Chat)"], ["features (Chat)"], ["features (Pay)"], [], [],
      ]
    )
    #expect(map.verdict(from: groups(0), to: groups(1)) == nil)
    #expect(map.verdict(from: groups(1), to: groups(2))?.target == "features (Pay)")
    #expect(map.verdict(from: groups(1), to: groups(4)) == nil)
    // What only a name puts in the group is in no division.
    #expect(groups(4, "AView").map(\.text) == ["features"])
    #expect(map.verdict(from: groups(0), to: groups(4, "AView"))?.target == "features")
  }

  @Test func whatIsAllowedStaysInADivision() {
    let layers = Layers(
      groups: [.init(name: "f", paths: [LayerPath("(*)/Sources/")!])],
      allowed: [.init(source: "f", target: "models")]
    )
    let map = LayerMap(layers, paths: [])
    func member(_ name: String) -> [Layers.Membership] { [.init("f", division: name)] }
    #expect(map.verdict(from: member("A"), to: member("A")) == nil)
    #expect(map.verdict(from: member("A"), to: member("B"))?.source == "f (A)")
    #expect(map.verdict(from: member("A"), to: [.init("models")]) == nil)
  }

  @Test func patternsTellTheirDivision() throws {
    let prefixed = try #require(LayerPath("Modules/Feature-(*)/Sources/"))
    #expect(prefixed.division(of: "Modules/Feature-Pay/Sources/A.swift") == "Feature-Pay")
    #expect(prefixed.glob.covers("Modules/Feature-Pay/Sources/A.swift"))
    #expect(!prefixed.glob.covers("Modules/Feature-Pay/Tests/A.swift"))
    #expect(LayerPath("Features/")?.division(of: "Features/A/B.swift") == nil)
    #expect(LayerPath("Old (2)/")?.glob.covers("Old (2)/A.swift") == true)
    #expect(LayerPath.isAmbiguous("(*)/(*)/") && !LayerPath.isAmbiguous("A/(*)/*/"))
  }
}
