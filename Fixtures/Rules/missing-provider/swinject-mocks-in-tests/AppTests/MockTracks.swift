import MockKit
import Swinject

@testable import App

final class MockTracks: Tracks {
  let calls = MockKit.Calls()
  var assembler: Assembler { calls.value(of: "assembler", instead: Network.shared.assembler) }
  var resolver: Resolver { calls.value(of: "resolver", instead: Network.shared.resolver) }
  func load(_ assemblies: [Assembly]) { calls.note("load", Network.shared, assemblies) }
}
