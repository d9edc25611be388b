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

  @Test func someConnectionsAreForbidden() {
    #expect(layers.verdict(from: ["ui"], to: ["data"])?.reason == "x")
    #expect(layers.verdict(from: ["other", "ui"], to: ["other", "data"])?.source == "ui")
    #expect(layers.verdict(from: ["ui"], to: ["domain"]) == nil)
    #expect(layers.verdict(from: ["data"], to: ["ui"]) == nil)
    #expect(layers.verdict(from: ["ui"], to: []) == nil)
    #expect(layers.verdict(from: [], to: ["data"]) == nil)
  }

  @Test func whatIsAllowedForbidsTheRest() {
    #expect(layers.verdict(from: ["domain"], to: ["data"])?.target == "data")
    #expect(layers.verdict(from: ["domain"], to: ["tools"]) == nil)
    #expect(layers.verdict(from: ["domain"], to: ["data", "tools"]) == nil)
    #expect(layers.verdict(from: ["domain"], to: ["domain"]) == nil)
    #expect(layers.verdict(from: ["domain"], to: []) == nil)
  }

  @Test func groupsHoldPlacesAndNames() {
    let map = LayerMap(
      Layers(groups: [
        .init(name: "a", paths: [Glob("A/")!]), .init(name: "b", names: [Glob("*B")!]),
      ]),
      paths: ["A/x/X.swift", "X.swift", nil]
    )
    func groups(_ name: String, _ file: UInt32?) -> [String] {
      let location = file.map { Location(file: FileID(index: $0), offset: 0) }
      return map.groups(of: NamedPlace(name: name, location: location))
    }
    #expect(groups("X", 0) == ["a"] && groups("XB", 0) == ["a", "b"])
    #expect(groups("XB", 1) == ["b"] && groups("X", 1) == [] && groups("XB", 2) == ["b"])
    #expect(groups("XB", nil) == ["b"] && groups("A", nil) == [])
  }
}
