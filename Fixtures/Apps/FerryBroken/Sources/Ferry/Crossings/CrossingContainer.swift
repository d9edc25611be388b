import FerryKit
import SwiftUI

/// Builds what shows crossings.
final class CrossingContainer {
  struct Dependencies {
    let harbour: Harbour
    let tides: Tides
    let log: Log  // want: unused-dependency "log"
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeListModel() -> CrossingListModel {
    CrossingListModel(repository: makeRepository())
  }

  private func makeRepository() -> CrossingRepository {
    CrossingRepository(harbour: dependencies.harbour, tides: dependencies.tides)
  }
}

final class CrossingRepository {
  private let harbour: Harbour
  private let tides: Tides

  init(harbour: Harbour, tides: Tides) {
    self.harbour = harbour
    self.tides = tides
  }

  func all() -> [String] { harbour.crossings() + tides.after() }
}

final class CrossingListModel {
  private let repository: CrossingRepository

  init(repository: CrossingRepository) { self.repository = repository }

  func load() -> [String] { repository.all() }
}

struct CrossingList: View {
  let model: CrossingListModel
  let fleet: Boat

  var body: some View {
    List(model.load()) { Text($0) }
      .navigationTitle(fleet.next == nil ? "No boats" : "Boats")
  }
}
