import SwiftUI

struct TreesView: View {
  @ObservedObject var model: TreesModel

  var body: some View {
    List(model.names()) { Text($0) }
      .toolbar { Button("Prune", action: { model.prune() }) }
  }
}
