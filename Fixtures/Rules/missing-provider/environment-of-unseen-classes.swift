import Rails
import SwiftUI

// Objects of classes of a module out of sight are injected as others are; only that module, and those
// that may know it, inject them on their own.

final class Timetable: ObservableObject { @Published var rows = 0 }
enum Platform { case north, south }
struct Ticket { let platform: Platform }
typealias Line = Rails.Track<Platform, Ticket>

@main
struct StationApp: App {
  @StateObject private var switchboard = Switchboard()
  @State private var other: Track<Platform, Ticket> = .init(first: .south)
  @State private var line: Line = .init(first: .north)
  @StateObject private var timetable = Timetable()
  @Injected private var signals: Signals

  var body: some Scene {
    WindowGroup {
      SwitchLabel().environmentObject(switchboard)
      LineLabel().environment(line)
      LineLabel().environment(other)
      TimetableLabel().environmentObject(timetable)
      SignalLabel().environmentObject(signals)
      // want@+1: missing-provider "'SwitchLabel' is shown without a 'Switchboard' in its environment"
      SwitchLabel()
      // want@+1: missing-provider "'LineLabel' is shown without a 'Track<Platform, Ticket>'"
      LineLabel().environmentObject(timetable)
      // What is injected is not the timetable, whatever it is made of.
      // want@+1: missing-provider "'TimetableLabel' is shown without a 'Timetable'"
      TimetableLabel().environment(line)
      // The module may inject its own.
      SwitchLabel().railed()
      Station { SwitchLabel() }
      // It is what the other one is called there, or nobody injects it.
      BufferLabel().environmentObject(switchboard)
      Platforms()
    }
  }
}

struct SwitchLabel: View {
  @EnvironmentObject private var switchboard: Switchboard
  var body: some View { Text(switchboard.title) }
}

struct LineLabel: View {
  @Environment(Line.self) private var line
  var body: some View { Text("line") }
}

struct TimetableLabel: View {
  @EnvironmentObject private var timetable: Timetable
  var body: some View { Text("\(timetable.rows)") }
}

struct BufferLabel: View {
  @EnvironmentObject private var buffer: Buffer
  var body: some View { Text(buffer.title) }
}

struct SignalLabel: View {
  @EnvironmentObject private var signals: Signals
  var body: some View { Text(signals.title) }
}

// A value of a generic type is of what its bounds let through.

protocol Announcing: ObservableObject { func announce() }
final class Speaker: Announcing { func announce() {} }
final class Clerk: ObservableObject { @Published var name = "" }

extension View {
  func announced<A: Announcing>(by announcer: A) -> some View { environmentObject(announcer) }
}

struct Platforms: View {
  var body: some View {
    SpeakerLabel().announced(by: Speaker())
    ClerkLabel().announced(by: Speaker())
  }
}

struct SpeakerLabel: View {
  @EnvironmentObject private var speaker: Speaker
  var body: some View { Button("Go") { speaker.announce() } }
}

struct ClerkLabel: View {
  // want@+1: missing-provider "nothing injects the 'Clerk' that 'ClerkLabel' takes"
  @EnvironmentObject private var clerk: Clerk
  var body: some View { Text(clerk.name) }
}
