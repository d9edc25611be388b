import SwiftData
import SwiftUI

// The models of a version stand in extensions, and other code knows them by aliases that it extends.

enum SchemaV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { .init(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Deck.self, Card.self] }
}

typealias CurrentSchema = SchemaV1
typealias Deck = SchemaV1.Deck
typealias Card = SchemaV1._Card
typealias Score = SchemaV1._Score

protocol Played {}

extension SchemaV1 {
  @Model
  final class Deck {
    var name = ""
    init() {}
  }
}

extension Card: Played {}
extension Score: Played {}

extension SchemaV1 {
  @Model
  final class _Card {
    var name = ""
    init() {}
  }
}

extension SchemaV1 {
  @Model
  final class _Score {
    var points = 0
    init() {}
  }
}

@main
struct CardApp: App {
  private let container: ModelContainer = {
    let schema = Schema(CurrentSchema.models)
    return try! ModelContainer(for: schema)
  }()

  var body: some Scene {
    WindowGroup { Table() }.modelContainer(container)
  }
}

struct Table: View {
  @Query private var decks: [Deck]
  @Query private var cards: [Card]
  @Query private var scores: [Score]  // want: missing-provider "'SchemaV1._Score' is in no container's schema"

  var body: some View { Text("\(decks.count) \(cards.count) \(scores.count)") }
}
