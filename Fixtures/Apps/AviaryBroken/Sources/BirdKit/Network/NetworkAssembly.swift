import EasyDi
import Foundation

public final class NetworkAssembly: Assembly {
  let host = "birds.example.com"

  public var client: HTTPLoading {
    return define(
      scope: .lazySingleton,
      init: HTTPClient(base: self.base, queue: self.queue)
    ) {
      $0.log = self.log
      return $0
    }
  }

  var queue: OperationQueue {
    define(scope: .lazySingleton, init: OperationQueue()) {
      $0.maxConcurrentOperationCount = 2
      return $0
    }
  }

  var base: URL {
    let path = "https://\(host)/v2"
    return define(init: URL(string: path)!)
  }

  // want@+1: unused-provider "backgroundQueue"
  var backgroundQueue: OperationQueue {
    define(scope: .lazySingleton, init: OperationQueue()) {
      $0.qualityOfService = .background
      return $0
    }
  }

  var log: RequestLog {
    define(init: RequestLog())
  }
}
