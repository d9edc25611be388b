import BirdKit
import EasyDi
import XCTest

@testable import Aviary

final class FeedTests: XCTestCase {
  private let context = DIContext()
  private let client = StubClient()

  override func setUp() {
    super.setUp()
    let network = NetworkAssembly.instance(from: context)
    network.addSubstitution(for: "client") { () -> HTTPLoading in self.client }
  }

  func testLoadsSightings() {
    ServiceAssembly.instance(from: context).sightings.sightings { _ in }
    XCTAssertEqual(client.paths, ["sightings"])
  }

  func testFillsTheView() {
    let view = FeedViewController()
    FeedAssembly.instance(from: context).inject(into: view)
    XCTAssertTrue(view.output != nil)
  }

  func testOpensTheBird() {
    let bird = Bird(id: "dipper", name: "Dipper")
    let assembly = DetailAssembly.instance(from: context)
    assembly.addSubstitution(for: "detail(of:)") { StubDetail(bird: bird) }
    XCTAssertTrue(assembly.detail(of: bird) is StubDetail)
  }
}

private final class StubClient: HTTPLoading {
  private(set) var paths: [String] = []

  func load(_ path: String, then completion: @escaping (Data?) -> Void) {
    paths.append(path)
  }
}

private final class StubDetail: DetailViewController {}
