import Combine
import VineyardKit

final class TreesModel: ObservableObject {
  @Inject private var store: TreeStoring
  @InjectLater private var pruner: Pruner
  @InjectIfPresent private var sharing: Sharing?

  func names() -> [String] { store.trees().map(\.name) }

  func prune() {
    pruner.prune()
    sharing?.share("\(names().count) trees")
  }
}

/// Nothing shares trees yet.
protocol Sharing {
  func share(_ text: String)
}
