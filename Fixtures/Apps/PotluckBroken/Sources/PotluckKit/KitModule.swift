import Dirk

/// What all parts of the app use.
///
/// ```
/// try Dirk.start {
///     KitModule(host: "recipes.example.com")
///     Module {
///         Factory { Kitchen() }
///     }
/// }
/// ```
public final class KitModule: Module {
  public init(host: String) {
    super.init {
      Singleton<RecipeLoading> { RecipeLoader(host: host) }
      Factory<RecipeUploading> { RecipeUploader() }
      Factory { RequestBuilder() }
      #if DEBUG
        Singleton<Logging> { ConsoleLog() }
      #else
        Singleton<Logging> { SilentLog() }
      #endif
    }
  }
}
