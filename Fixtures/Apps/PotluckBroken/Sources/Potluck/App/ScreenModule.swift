import Dirk
import PotluckKit

typealias Formatter = (Int) -> String

class ScreenModule: Module {
  init() {
    super.init {
      Factory { HomeView.Model() }
      Factory { RecipeView.Model() }
      Factory { try Editor<Recipe>(log: $0.get()) }  // want: missing-provider "Logging"
      Factory { ShareSheet() }
      Factory { SearchField() }  // want: unused-provider "SearchField"
      Factory { ImageCache() }
      Factory<Formatter> { { "\($0) g" } }
      Factory { ["Salt comes last", "Taste twice"] }
      Factory { dirk in
        PlannerModel(planner: try dirk.get(), format: try dirk.get(Formatter.self))
      }
    }
  }
}
