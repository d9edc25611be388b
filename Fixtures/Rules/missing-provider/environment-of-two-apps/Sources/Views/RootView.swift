import SwiftUI

public final class Store: ObservableObject { @Published public var isOpen = false }
public final class Session: ObservableObject { @Published public var name = "" }
/// Only one of the watch's ways injects it: the other may well not read it, but the phone's has none
/// to fall back on.
public final class Clock: ObservableObject { @Published public var hour = 0 }

public struct RootView: View {
  @EnvironmentObject private var store: Store

  public init() {}

  public var body: some View {
    if store.isOpen { Greeting() }
    if store.isOpen { Hour() }
  }
}

struct Greeting: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}

struct Hour: View {
  @EnvironmentObject private var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

public final class Account: ObservableObject { @Published public var name = "" }
public final class Draft: ObservableObject {
  @Published public var isReply = false
  public init() {}
}

/// Only replies show who is answered, and only the phone's drafts may be replies.
public struct Editor: View {
  @ObservedObject private var draft: Draft

  public init(draft: Draft) { self.draft = draft }

  public var body: some View {
    if draft.isReply { Answered() }
  }
}

struct Answered: View {
  @EnvironmentObject private var account: Account
  var body: some View { Text(account.name) }
}
