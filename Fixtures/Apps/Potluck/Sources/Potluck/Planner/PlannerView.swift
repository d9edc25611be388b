import Dirk
import SwiftUI

final class PlannerModel: ObservableObject {
  private let planner: Planner
  private let format: Formatter

  init(planner: Planner, format: @escaping Formatter) {
    self.planner = planner
    self.format = format
  }

  var title: String { format(planner.count) }

  func clear() throws {
    let list: ShoppingList = try inject()
    list.clear()
  }
}

struct PlannerView: View {
  @StateInject private var model: PlannerModel

  var body: some View {
    VStack {
      Text(model.title)
      Button("Clear") { try? model.clear() }
    }
  }
}

struct PlannerView_Previews: PreviewProvider {
  static var previews: some View {
    PlannerView()
  }
}
