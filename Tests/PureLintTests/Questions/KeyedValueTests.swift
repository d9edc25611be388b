import GraphModel
import Testing

@testable import PureLintQuestions

/// Values that a library keeps by keys are asked for by their types and members, though no rule speaks
/// of them.
@Suite struct KeyedValueTests {
  private let survey = SmallSurvey(
    [
      "Keys.swift": """
      import Dependencies
      private enum WireKey: DependencyKey {
        static let liveValue: any Wire = CopperWire.shared
      }
      private enum PhoneKey: DependencyKey {
        static var liveValue: any Phone {
          @Dependency(\\.wire) var wire
          return DeskPhone(wire: wire)
        }
      }
      extension Bell: DependencyKey { static let liveValue = Bell(ring: { print("ring") }) }
      private enum OfficeKey: DependencyKey {
        static var liveValue: Office {
          @Dependency(\\.phone) var phone
          return Office.live(phone: phone)
        }
      }
      extension DependencyValues {
        var wire: any Wire { get { self[WireKey.self] } set { self[WireKey.self] = newValue } }
        var phone: any Phone { get { self[PhoneKey.self] } set { self[PhoneKey.self] = newValue } }
        var office: Office { get { self[OfficeKey.self] } set { self[OfficeKey.self] = newValue } }
      }
      """,
      "Parts.swift": """
      protocol Wire { func send() }
      final class CopperWire: Wire { static let shared = CopperWire(); func send() {} }
      protocol Phone { func call() }
      final class DeskPhone: Phone {
        private let wire: any Wire
        init(wire: any Wire) { self.wire = wire }
        func call() { wire.send() }
      }
      struct Bell { var ring: () -> Void }
      struct Office {
        let open: () -> Void
        static func live(phone: any Phone) -> Self { Self { phone.call() } }
      }
      """,
      "Town.swift": """
      import Dependencies
      import SwiftUI
      struct Town {
        @Dependency(\\.office) var office
        @Dependency(Bell.self) var bell
        func wake() { office.open(); bell.ring() }
      }
      struct Square { @Dependency(\\.wire) var wire; func cross() { wire.send() } }
      struct TownView: View {
        let town: Town
        var body: some View { Button("") { town.wake() } }
      }
      @main struct TownApp: App {
        var body: some Scene { WindowGroup { TownView(town: Town()) } }
      }
      """,
    ]
  )

  private func why(_ source: String, _ target: String) throws -> String {
    let first: NodeID = try #require(survey.node(source))
    let second: NodeID = try #require(survey.node(target))
    return survey.text(Why(survey.survey, source: first, target: second))
  }

  @Test(arguments: ["Phone", "Wire", "Office", "Bell", "DeskPhone"])
  func whoReadsAKeyNeedsItsValue(name: String) throws {
    let text = try why("Town", name)
    #expect(text.hasPrefix("Town needs "), "\(text)\(survey.needs)")
  }

  @Test func othersDoNot() throws {
    #expect(try why("Square", "Phone").hasPrefix("Square does not need "))
    #expect(try why("Square", "Wire").hasPrefix("Square needs DependencyValues.wire, 1 step"))
  }

  @Test func theAppLeadsThere() throws {
    let wire = try #require(survey.node("Wire"))
    let text = survey.text(Why(survey.survey, source: nil, target: wire))
    #expect(text.hasPrefix("DependencyValues.wire is built for TownApp, "), "\(text)")
  }
}
