import Foundation
import Pure
import Testing

private struct Selfish: FactoryModule {
  struct Dependency {
    init(_ needed: Any) {}
  }

  init(dependency: Dependency, payload: Void) {}
}

private final class SelfishCell: ConfiguratorModule {
  struct Dependency {
    init(_ needed: Any) {}
  }

  func configure(dependency: Dependency, payload: Void) {}
}

/// Two modules in a knot; a static member cannot be captured too early, as a local can.
private enum Knot {
  struct Left: FactoryModule {
    typealias Dependency = Int

    init(dependency: Int, payload: Void) {}
  }

  struct Right: FactoryModule {
    typealias Dependency = Int

    init(dependency: Int, payload: Void) {}
  }

  // Unsafe because a factory is not `Sendable`; these capture nothing.
  nonisolated(unsafe) static let left: Left.Factory = .init(
    dependency: afterMeeting(right.dependency)
  )
  nonisolated(unsafe) static let right: Right.Factory = .init(
    dependency: afterMeeting(left.dependency)
  )

  nonisolated(unsafe) static var meets = false
  private static let lock = NSCondition()
  nonisolated(unsafe) private static var builders = 0

  /// When `meets` is set, lets no builder go on before the other one has begun.
  private static func afterMeeting(_ other: @autoclosure () -> Int) -> Int {
    if meets {
      lock.withLock {
        builders += 1
        lock.broadcast()
        while builders < 2 {
          lock.wait()
        }
      }
    }
    return other() + 1
  }
}

private enum SelfishRoot {
  // Unsafe because neither is `Sendable`; these capture nothing.
  nonisolated(unsafe) static let factory: Selfish.Factory = .init(
    dependency: .init(factory.create())
  )
  nonisolated(unsafe) static let configurator: SelfishCell.Configurator = .init(
    dependency: .init(configurator.dependency)
  )
}

private func standardError(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("The program stops and names the module")
struct FailureTests {
  @Test("when a factory's dependency needs the factory to create")
  func factoryNeedsItself() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = SelfishRoot.factory.create()
    }
    let message = standardError(result)
    #expect(message.contains("Pure: the dependency of PureTests."))
    #expect(message.contains("Selfish asks for itself while it is built."))
  }

  @Test("when a configurator's dependency needs itself")
  func configuratorNeedsItself() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      SelfishRoot.configurator.configure(SelfishCell())
    }
    #expect(standardError(result).contains("SelfishCell asks for itself while it is built."))
  }

  @Test("when a dependency needs itself through another module")
  func needsItselfThroughAnother() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Knot.left.create()
    }
    #expect(standardError(result).contains("Left asks for itself while it is built."))
  }

  @Test("when two threads build what the other one needs")
  func threadsNeedEachOther() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Knot.meets = true
      Thread.detachNewThread { _ = Knot.left.create() }
      _ = Knot.right.create()
    }
    #expect(standardError(result).contains("t asks for itself while it is built."))
  }

  @Test("when a stub of a factory is asked for its dependency")
  func stubFactoryDependency() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let factory: Selfish.Factory = .stub()
      _ = factory.dependency
    }
    let message = standardError(result)
    #expect(message.contains("Pure: a stub of PureTests."))
    #expect(message.contains("Selfish has no dependency."))
  }

  @Test("when a stub of a configurator is asked for its dependency")
  func stubConfiguratorDependency() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let configurator: SelfishCell.Configurator = .stub()
      _ = configurator.dependency
    }
    #expect(standardError(result).contains("SelfishCell has no dependency."))
  }

  @Test("when a stub with nothing is asked to create")
  func emptyStub() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let factory: Selfish.Factory = .stub()
      _ = factory.create()
    }
    #expect(standardError(result).contains("Selfish has nothing to create."))
  }
}
