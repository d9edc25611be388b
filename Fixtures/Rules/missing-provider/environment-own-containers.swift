// The app's own types of SwiftUI's names hide these in its module, and inject what is read.
import SwiftUI

final class Ticket: ObservableObject { @Published var seat = 0 }

struct Group<Content: View>: View {
  private let ticket = Ticket()
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.environmentObject(ticket) }
}

struct TicketLabel: View {
  @EnvironmentObject private var ticket: Ticket
  var body: some View { Text("\(ticket.seat)") }
}

@main
struct TicketApp: App {
  var body: some Scene { WindowGroup { Group { TicketLabel() } } }
}
