import Combine
import QuarryKit
import Resolver
import SwiftUI

extension Resolver {
  static func registerStones() {
    register { StonesModel() }
    register { Crane() }.scope(.application)
    register { Foreman(crane: resolve()) }.scope(.application)
    register { r in Shelf<Stone>(items: r.resolve(StoneLoading.self).stones()) }
  }
}

final class Shelf<Item> {
  let items: [Item]

  init(items: [Item]) {
    self.items = items
  }
}

final class StonesModel: ObservableObject {
  @Injected private var shelf: Shelf<Stone>
  @Injected private var crane: Crane
  @OptionalInjected private var sharing: Sharing?

  var count: Int { shelf.items.count }

  func lift() {
    crane.lift(count)
    sharing?.share("\(count) stones")
  }
}

/// Asks the foreman once it lifts: he needs the crane himself.
final class Crane {
  @LazyInjected private var foreman: Foreman

  func lift(_ count: Int) {
    foreman.note(count)
  }
}

final class Foreman {
  private let crane: Crane
  @Injected(name: .audit) private var log: Log

  init(crane: Crane) {
    self.crane = crane
  }

  func note(_ count: Int) {
    log.note("\(count) by \(ObjectIdentifier(crane))")
  }
}

protocol Sharing {
  func share(_ text: String)
}

struct LocalSharing: Sharing {
  func share(_ text: String) {}
}

struct WebSharing: Sharing {
  func share(_ text: String) {}
}

struct StonesView: View {
  @InjectedObject private var model: StonesModel

  var body: some View {
    Button("Lift \(model.count)", action: { model.lift() })
  }
}
