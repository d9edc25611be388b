import Foundation

public protocol HTTPLoading: AnyObject {
  func load(_ path: String, then completion: @escaping (Data?) -> Void)
}

public final class HTTPClient: HTTPLoading {
  var log: RequestLog?
  private let base: URL
  private let queue: OperationQueue

  init(base: URL, queue: OperationQueue) {
    self.base = base
    self.queue = queue
  }

  public func load(_ path: String, then completion: @escaping (Data?) -> Void) {
    log?.note(path)
    queue.addOperation { [base] in print(base.appendingPathComponent(path)) }
    completion(nil)
  }
}

public final class RequestLog {
  private var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }
}
