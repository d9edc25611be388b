// What a class keeps of its initializer and shows its heirs is of use if one of them reads it.

final class Net { func load() {} }
final class Log { func write() {} }
final class Cache { func clear() {} }

class Panel {
  let net: Net
  let log: Log  // want: unused-dependency "Panel.log"
  private let cache: Cache  // want: unused-dependency "Panel.cache"

  init(net: Net, log: Log, cache: Cache) {
    self.net = net
    self.log = log
    self.cache = cache
  }
}

final class NewsPanel: Panel {
  func show() { net.load() }
}

final class HelpPanel: Panel {
  override init(net: Net, log: Log, cache: Cache) {
    super.init(net: net, log: log, cache: cache)
  }
}

final class Desk {
  private let net = Net()
  private let log = Log()
  private let cache = Cache()
  private lazy var news = NewsPanel(net: net, log: log, cache: cache)
  private lazy var help = HelpPanel(net: net, log: log, cache: cache)

  func open() {
    log.write()
    cache.clear()
    news.show()
    print(help)
  }
}

@main
enum Main {
  static func main() { Desk().open() }
}
