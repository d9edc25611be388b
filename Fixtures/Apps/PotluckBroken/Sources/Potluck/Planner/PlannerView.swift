import Dirk
import SwiftUI

final class Notifier {
  func notify(_ text: String) {
    print(text)
  }
}

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
    try inject(Notifier.self).notify(title)  // want: missing-provider "Notifier"
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
