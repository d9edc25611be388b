import FerryKit
import SwiftUI

/// Builds what sells tickets; it asks the app's container for the rest.
final class TicketContainer {
  private let app: AppContainer

  init(app: AppContainer) { self.app = app }

  // want@+1: captive-dependency "'office', which is made once, keeps 'makeDrafts()'"
  lazy var office = Office(drafts: makeDrafts(), session: app.session)
  var counter: Counter { Counter(office: office, drafts: makeDrafts()) }

  private func makeDrafts() -> Drafts { Drafts() }
}

final class Session {
  let owner = "me"
  private let wallet: Wallet
  init(wallet: Wallet) { self.wallet = wallet }
  func pay() -> String { wallet.label() }
}

final class Wallet {
  private let owner: String
  init(container: AppContainer) { owner = container.session.owner }
  func label() -> String { owner }
}

final class Office {
  private let drafts: Drafts
  private let session: Session

  init(drafts: Drafts, session: Session) {
    self.drafts = drafts
    self.session = session
  }

  func sell() -> [String] {
    drafts.add(session.pay())
    return drafts.all()
  }
}

final class Counter {
  private let office: Office
  private let drafts: Drafts

  init(office: Office, drafts: Drafts) {
    self.office = office
    self.drafts = drafts
  }

  func run() -> [String] {
    drafts.add("counter")
    return office.sell() + drafts.all()
  }
}

struct TicketView: View {
  let container: TicketContainer

  var body: some View { List(container.counter.run()) { Text($0) } }
}
