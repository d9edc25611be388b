import Dependencies
import SwiftUI

struct BakeryView: View {
  let bakery: Bakery

  var body: some View { Text("Bread") }
}

// The app goes on without what a preview puts in.

#Preview {
  BakeryView(bakery: withDependencies { $0.scale = 3 } operation: { Bakery() })
}

struct BakeryPreviews: PreviewProvider {
  static var previews: some View {
    BakeryView(bakery: withDependencies { $0.label = "new" } operation: { Bakery() })
  }
}
