import GraphModel
import Testing

@testable import PureLintQuestions

/// What patterns bind is followed, as what is declared is.
@Suite struct BoundNameTests {
  /// A register of its own, whose values are taken out behind `guard`, and handed to what is registered
  /// next.
  ///
  /// - Parameter order: What takes the press out, and registers what prints with it.
  private func printer(_ order: String) -> SmallSurvey {
    SmallSurvey(
      """
      protocol Press { func print() }
      final class SteamPress: Press { func print() {} }
      protocol Ink { func mix() }
      final class BlackInk: Ink { func mix() {} }
      final class Poster { let press: Press; init(press: Press) { self.press = press }
        func hang() { press.print() } }
      final class Register {
        static let shared = Register()
        private var makers: [String: (Register) -> Any] = [:]
        private init() {}
        func put<T>(_ type: T.Type, _ maker: @escaping (Register) -> Any) {
          makers["\\(type)"] = maker
        }
        func take<T>(_ type: T.Type) -> T? { makers["\\(type)"]?(self) as? T }
      }
      func fill() {
        Register.shared.put(Press.self) { _ in SteamPress() }
        Register.shared.put(Ink.self) { _ in BlackInk() }
        \(order)
      }
      final class Wall {
        private let poster: Poster
        init(poster: Poster) { self.poster = poster }
        func show() { poster.hang() }
      }
      func makeWall() -> Wall {
        guard let poster = Register.shared.take(Poster.self) else { fatalError() }
        return Wall(poster: poster)
      }
      @main struct Main {
        static func main() {
          fill()
          makeWall().show()
          Register.shared.take(Ink.self)?.mix()
        }
      }
      """
    )
  }

  private func why(_ source: String, _ target: String, _ survey: SmallSurvey) throws -> String {
    let first: NodeID = try #require(survey.node(source))
    let second: NodeID = try #require(survey.node(target))
    return survey.text(Why(survey.survey, source: first, target: second))
  }

  @Test(
    arguments: [
      """
      guard let press = Register.shared.take(Press.self) else { return }
      Register.shared.put(Poster.self) { _ in Poster(press: press) }
      """,
      """
      if let found = Register.shared.take(Press.self), let press = found as? Press {
        Register.shared.put(Poster.self) { _ in Poster(press: press) }
      }
      """,
      """
      Register.shared.put(Poster.self) { register in
        guard case let press? = register.take(Press.self) else { fatalError() }
        return Poster(press: press)
      }
      """,
      """
      let taken = Register.shared.take(Press.self)
      guard let taken else { return }
      Register.shared.put(Poster.self) { _ in Poster(press: taken) }
      """,
    ]
  )
  func whatConditionsBindIsFollowed(order: String) throws {
    let survey = printer(order)
    #expect(try why("makeWall", "Press", survey).hasPrefix("makeWall needs "), "\(survey.needs)")
    #expect(
      try why("makeWall", "Ink", survey).contains("makeWall does not need "),
      "\(survey.needs)"
    )
  }

  /// An element of a list comes from where the list does.
  @Test func elementsOfListsAreFollowed() throws {
    let survey = printer(
      """
      for press in [Register.shared.take(Press.self)!] {
        Register.shared.put(Poster.self) { _ in Poster(press: press) }
      }
      """
    )
    #expect(try why("makeWall", "Press", survey).hasPrefix("makeWall needs "), "\(survey.needs)")
  }
}
