import Pure

// An actor as a module; reads after `await`, `try?`, `try!`, in tasks and in `async let`.

struct Failure: Error {}

final class Remote: Sendable {
  func fetch() async throws -> Int { 1 }
  func check() throws -> Bool { throw Failure() }
}

actor InboxModule: FactoryModule {
  struct Dependency {
    let mail: Remote
    let chat: Remote
    let news: Remote
    let push: Remote
    let voice: Remote
    let fax: Remote  // want: unused-dependency "fax"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func refresh() async throws -> Int {
    async let mail = dependency.mail.fetch()
    let chat = try? await self.dependency.chat.fetch()
    guard (try? dependency.news.check()) ?? false else { return 0 }
    Task { [dependency] in
      _ = try await dependency.push.fetch()
    }
    if try! dependency.voice.check() { return 1 }
    return try await mail + (chat ?? 0)
  }
}

enum CompositionRoot {
  static func resolve() -> InboxModule.Factory {
    let remote = Remote()
    return .init(
      dependency: .init(
        mail: remote, chat: remote, news: remote, push: remote, voice: remote, fax: remote))
  }
}
