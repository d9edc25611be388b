import Dirk
import PotluckKit
import SwiftUI

struct HomeView: View {
  @StateInject
  private var model: Model
  @Inject private var tips: [String]

  var body: some View {
    TabView {
      List(model.recipes) { recipe in
        NavigationLink {
          RecipeView(recipe: recipe)
        } label: {
          Text(recipe.title)
        }
      }
      .onAppear { model.load() }
      PlannerView()
      AccountView()
      Text(tips.first ?? "")
    }
  }
}

extension HomeView {
  final class Model: ObservableObject {
    @Published private(set) var recipes: [Recipe] = []
    @Inject private var loader: RecipeLoading
    @ObservableInject private var session: SessionStore
    @ObservableChild private var search = SearchField()

    func load() {
      recipes = loader.recipes().filter { recipe in
        session.isAllowed(recipe) && recipe.title.hasPrefix(search.text)
      }
    }
  }
}

final class SearchField: ObservableObject {
  @Published var text = ""
}
