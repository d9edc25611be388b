import Dirk
import PotluckKit
import SwiftUI

struct RecipeView: View {
  let recipe: Recipe
  @StateInject private var model: Model
  @Inject private var format: Formatter

  var body: some View {
    VStack {
      Text(recipe.title)
      Text(format(recipe.ingredients.count))
      Button("Plan") { model.plan(recipe) }
      Button("Share") { model.share(recipe) }
      Button("Edit") { model.edit(recipe) }
    }
  }
}

extension RecipeView {
  final class Model: ObservableObject {
    private let planner: Planner? = try? inject(Planner.self)
    @Inject private var images: ImageCache
    @Inject private var editor: Editor<Recipe>
    @Inject private var uploader: RecipeUploading
    @Resolve private var sharing: Sharing

    func plan(_ recipe: Recipe) {
      planner?.plan(recipe)
      images.keep(recipe.title)
    }

    func share(_ recipe: Recipe) {
      sharing.share(recipe.title)
      if let printer = try? Dirk.get().get((Sharing & Printing).self) { printer.printOut() }
    }

    func edit(_ recipe: Recipe) {
      editor.edit(recipe)
      uploader.upload(recipe)
    }
  }
}
