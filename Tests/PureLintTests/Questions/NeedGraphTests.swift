import GraphModel
import Testing

@testable import PureLint

@Suite struct NeedGraphTests {
  @Test func constructionsAndFieldsBecomeNeeds() {
    #expect(
      SmallSurvey.shop.needs == [
        "AppDelegate -> AppDependency.resolve()",
        "AppDependency.factory ~> Detail",
        "AppDependency.makeDetail(store:) ~> AppDependency.factory",
        "AppDependency.resolve() ~> AppDependency",
        "AppDependency.screen ~> Screen",
        "AppDependency.store -> AppDependency.clock",
        "Detail.store -> AppDependency.store",
        "Model.clock -> AppDependency.clock",
        "Model.store -> AppDependency.store",
        "Screen.makeDetail ~> AppDependency.makeDetail(store:)",
        "Screen.model ~> Model",
      ]
    )
  }

  /// What a function hands on is built with it, though it does not need it.
  @Test func whatIsHandedOnIsBuilt() throws {
    let survey = SmallSurvey.shop
    let resolve = try #require(survey.node("resolve"))
    let store = try #require(survey.node("store"))
    let needs = survey.survey.needs
    #expect(!needs.needs.outgoing(resolve).contains { $0.target == store })
    #expect(needs.builds.outgoing(resolve).contains { $0.target == store })
  }

  @Test func startsAreRootsAndWhatNobodyNeeds() {
    let survey = SmallSurvey.shop
    #expect(
      survey.survey.needs.starts.map { survey.name($0) } == ["AppDependency", "AppDelegate"]
    )
  }

  @Test func testsAreNoParticipants() {
    let test = """
      import XCTest
      final class ShopTests: XCTestCase {
        func test() { _ = Orphan.Factory(dependency: .init()) }
      }
      """
    let survey = SmallSurvey([
      "App/Shop.swift": SmallSurvey.shopSource, "Tests/ShopTests/ShopTests.swift": test,
    ])
    #expect(survey.needs == SmallSurvey.shop.needs)
  }

  /// The code of a type beside its root is the root.
  @Test func rootsAndTheirExtensionsAreOne() {
    let survey = SmallSurvey([
      "A.swift": SmallSurvey.shopSource,
      "B.swift": "extension AppDependency { func more() { print(AppDependency.makeDetail) } }",
    ])
    let named = survey.survey.needs.participants.filter {
      survey.survey.graph[$0].name == "AppDependency"
    }
    #expect(named.count == 1)
  }

  /// In an app without modules, a screen is found by its class, which its provider does not name.
  @Test func providersBuildTheCodeOfTheirTypes() {
    let survey = SmallSurvey(
      """
      final class API {}
      final class Store { let api: API; init(api: API) { self.api = api } }
      final class Screen {
        let store: Store
        init(store: Store, api: API) { self.store = store }
      }
      final class AppContainer {
        lazy var api = API()
        lazy var store = Store(api: api)
        lazy var screen = Screen(store: store, api: api)
      }
      @main struct Main {
        static func main() {
          let container = AppContainer()
          print(container.screen)
        }
      }
      """
    )
    #expect(survey.name(survey.node("Screen")) == "AppContainer.screen")
    #expect(survey.name(survey.node("API")) == "AppContainer.api")
    #expect(survey.needs.contains("AppContainer.screen -> AppContainer.api"))
    #expect(survey.needs.contains("Main -> AppContainer.screen"))
  }
}
