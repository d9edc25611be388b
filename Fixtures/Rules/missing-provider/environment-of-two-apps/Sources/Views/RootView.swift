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
