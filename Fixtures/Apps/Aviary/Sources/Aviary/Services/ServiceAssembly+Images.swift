import BirdKit
import EasyDi
import UIKit

final class ImageCache {
  private var images: [String: UIImage] = [:]

  func image(of bird: Bird) -> UIImage? { images[bird.id] }
}

final class ImageLoader {
  private let client: HTTPLoading
  private let cache: ImageCache

  init(client: HTTPLoading, cache: ImageCache) {
    self.client = client
    self.cache = cache
  }

  func load(_ bird: Bird, then completion: @escaping (UIImage?) -> Void) {
    if let image = cache.image(of: bird) { return completion(image) }
    client.load(bird.id) { _ in completion(nil) }
  }
}

extension ServiceAssembly {
  var imageCache: ImageCache {
    define(scope: .weakSingleton, init: ImageCache())
  }

  var imageLoader: ImageLoader {
    define(init: ImageLoader(client: self.network.client, cache: self.imageCache))
  }
}
