import Dirk

public protocol RecipeLoading: AnyObject {
  func recipes() -> [Recipe]
}

final class RecipeLoader: RecipeLoading {
  @Inject private var request: RequestBuilder  // want: captive-dependency "RequestBuilder"
  @Inject private var log: Logging
  private let host: String

  init(host: String) {
    self.host = host
  }

  func recipes() -> [Recipe] {
    log.note(request.path(on: host))
    return []
  }
}

public protocol RecipeUploading {
  func upload(_ recipe: Recipe)
}

struct RecipeUploader: RecipeUploading {
  @Inject private var request: RequestBuilder
  @Inject private var log: Logging

  func upload(_ recipe: Recipe) {
    log.note(request.path(on: recipe.title))
  }
}

/// One for each request.
final class RequestBuilder {
  func path(on host: String) -> String { "https://\(host)/recipes" }
}
