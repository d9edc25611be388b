// What free and static functions make of their parameters, those make who call them.

final class Feed { func poll() {} }
final class Ads { func show() {} }

final class Home {
  private let feed: Feed
  private let ads: Ads  // want: unused-dependency
  init(feed: Feed, ads: Ads) {
    self.feed = feed
    self.ads = ads
  }
  func open() { feed.poll() }
}

final class Shop {
  private let feed: Feed  // want: unused-dependency
  private let ads: Ads
  init(feed: Feed, ads: Ads) {
    self.feed = feed
    self.ads = ads
  }
  func open() { ads.show() }
}

final class Lobby {
  private let feed: Feed
  private let ads: Ads  // want: unused-dependency
  init(feed: Feed, ads: Ads) {
    self.feed = feed
    self.ads = ads
  }
  func open() { feed.poll() }
}

func home(feed: Feed) -> (Ads) -> Home { { ads in Home(feed: feed, ads: ads) } }

func lobby(feed: Feed, ads: Ads) -> Lobby { Lobby(feed: feed, ads: ads) }

enum Shops {
  static func make(_ feed: Feed, _ ads: Ads) -> Shop { Shop(feed: feed, ads: ads) }
}

// Whoever calls this composes nothing. Its objects are those that composers hand over.
final class Pair {
  private let left: Feed
  private let right: Feed  // want: unused-dependency
  init(left: Feed, right: Feed) {
    self.left = left
    self.right = right
  }
  func poll() { left.poll() }
}

func pair(of feed: Feed) -> Pair { Pair(left: feed, right: feed) }

final class Poller {
  func poll(_ feed: Feed) { pair(of: feed).poll() }
}

@main
enum Main {
  static func main() {
    let feed = Feed()
    let ads = Ads()
    home(feed: feed)(ads).open()
    lobby(feed: feed, ads: ads).open()
    Shops.make(feed, ads).open()
    Poller().poll(feed)
  }
}
