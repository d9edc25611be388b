import RamblerKit
import SwiftUI

protocol Titled {
  var title: String { get }
}

struct WalkList: View {
  @EnvironmentObject private var store: WalkStore
  @State private var isAdding = false
  @State private var shared: Walk?

  var body: some View {
    Panel {
      Text("\(store.walks.count) walks")
    } content: {
      List(store.walks) { walk in
        NavigationLink {
          WalkDetail(walk: walk)
        } label: {
          WalkRow(walk: walk)
        }
      }
    }
    .navigationTitle("Walks")
    .navigationDestination(for: Walk.self) { walk in
      WalkDetail(walk: walk)
    }
    .toolbar {
      Button("Add") { isAdding = true }
    }
    .sheet(isPresented: $isAdding) { AddWalkView() }
    .sheet(item: $shared) { walk in ShareView(walk: walk) }
  }
}

struct ShareView: View {
  let walk: Walk
  @EnvironmentObject private var session: Session

  var body: some View { Text("\(walk.title) by \(session.name ?? "nobody")") }
}

struct WalkList_Previews: PreviewProvider {
  static var previews: some View {
    WalkList()
  }
}
