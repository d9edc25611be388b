import SwiftData
import SwiftUI

struct Kitchen: View {
  @Environment(Menu.self) private var menu
  @Environment(\.modelContext) private var modelContext
  @Query private var dishes: [Dish]
  var body: some View { Text("\(menu.count) \(dishes.count)") }
}
