import NeedleFoundation
import SwiftUI

protocol TastingDependency: Dependency {
  var shelf: Shelf { get }
}

final class TastingComponent: Component<TastingDependency> {
  func makeView(title: String) -> some View {
    TastingView(title: title, bottles: dependency.shelf.bottles)
  }

  func makeEmptyView() -> some View {  // want: unused-provider "makeEmptyView"
    TastingView(title: "Nothing", bottles: [])
  }
}

struct TastingView: View {
  let title: String
  let bottles: [String]

  var body: some View {
    List(bottles) { Text($0) }
      .navigationTitle(title)
  }
}
