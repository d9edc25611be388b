import SwiftUI

// A value of the environment that is none by default stops those who take it to be there: at once where
// its member unwraps it, else where they read it.

final class Ledger { var sum = 0; static let shared = Ledger() }

func unset(_ name: String) -> Never { fatalError("\(name) is not set") }

private struct ImplicitKey: EnvironmentKey { static let defaultValue: Ledger! = nil }
private struct ForcedKey: EnvironmentKey { static let defaultValue: Ledger? = nil }
private struct SharedKey: EnvironmentKey { static let defaultValue: Ledger? = nil }
private struct OwnKey: EnvironmentKey { static var defaultValue: Ledger { unset("ledger") } }

extension EnvironmentValues {
  var implicit: Ledger! {
    get { self[ImplicitKey.self] }
    set { self[ImplicitKey.self] = newValue }
  }
  var forced: Ledger {
    get { self[ForcedKey.self]! }
    set { self[ForcedKey.self] = newValue }
  }
  var shared: Ledger {
    get { self[SharedKey.self] ?? .shared }
    set { self[SharedKey.self] = newValue }
  }
  var own: Ledger {
    get { self[OwnKey.self] }
    set { self[OwnKey.self] = newValue }
  }
  @Entry var entry: Ledger! = nil
}

struct Implicit: View {
  @Environment(\.implicit) private var ledger: Ledger!
  var body: some View { Text("\(ledger.sum)") }
}

/// Minds that there may be none.
struct Careful: View {
  @Environment(\.implicit) private var ledger: Ledger!
  @Environment(\.entry) private var entry: Ledger!
  var body: some View {
    if let ledger { Text("\(ledger.sum)") } else { Text("\(entry?.sum ?? 0)") }
  }
}

struct Forced: View {
  @Environment(\.forced) private var ledger
  var body: some View { Text("forced") }
}

struct Shared: View {
  @Environment(\.shared) private var ledger
  var body: some View { Text("\(ledger.sum)") }
}

struct Own: View {
  @Environment(\.own) private var ledger
  var body: some View { Text("own") }
}

struct Entry: View {
  @Environment(\.entry) private var ledger: Ledger!
  var body: some View { Button("Print") { print(ledger!.sum) } }
}

@main
struct CounterApp: App {
  private let ledger = Ledger()

  var body: some Scene {
    WindowGroup {
      Implicit().environment(\.implicit, ledger)
      Forced().environment(\.forced, ledger)
      Own().environment(\.own, ledger)
      Entry().environment(\.entry, ledger)
    }
    Settings {
      Careful()
      Shared()
      // want@+1: missing-provider "'Implicit' is shown without the value in its environment"
      Implicit()
      // want@+1: missing-provider "'Forced' is shown without the value in its environment"
      Forced()
      // want@+1: missing-provider "'Own' is shown without the value in its environment"
      Own()
      // want@+1: missing-provider "'Entry' is shown without the value in its environment"
      Entry()
    }
  }
}
