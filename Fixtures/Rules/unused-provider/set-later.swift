// What a composer keeps for itself may be set long after its initializer: what is set and never read is kept
// for nobody.

import UIKit

protocol HelperDelegate: AnyObject {}
final class Network { func join() {} }
final class Helper {
  weak var delegate: HelperDelegate?
  private let network: Network
  init(delegate: HelperDelegate, network: Network) {
    self.delegate = delegate
    self.network = network
  }
  func search() { network.join() }
}
final class Rows: NSObject, UITableViewDataSource {
  private let network: Network
  init(network: Network) { self.network = network }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    network.join()
    return UITableViewCell()
  }
}
final class Watcher {
  private let network: Network
  init(network: Network) {
    self.network = network
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak self] _ in
      self?.network.join()
    }
  }
}

final class NetworksScreen: UIViewController, HelperDelegate {
  private let network = Network()
  private let table = UITableView()
  private var helper: Helper!  // want: unused-provider "'helper'"
  private var searcher: Helper!
  private var rows: Rows?
  private var watcher: Watcher?
  private var tapped: Helper?
  private var shown: Helper? { didSet { title = "shown" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    helper = Helper(delegate: self, network: network)
    searcher = Helper(delegate: self, network: network)
    searcher.search()
    // The table does not keep its rows.
    let rows = Rows(network: network)
    table.dataSource = rows
    self.rows = rows
    // It works of its own accord.
    watcher = Watcher(network: network)
    // The button's closure does not keep it.
    let tapped = Helper(delegate: self, network: network)
    self.tapped = tapped
    onTap = { [weak tapped] in tapped?.search() }
    shown = Helper(delegate: self, network: network)
  }
  private var onTap: () -> Void = {}
  func tap() { onTap() }
}

/// Has to be kept while it is shown.
final class Guide {
  private let network: Network
  init(network: Network) { self.network = network }
  func start() { network.join() }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let network = Network()
  private let screen = NetworksScreen()
  private var guide: Guide?
  private var spare: Guide?  // want: unused-provider "'spare'"
  private var given: Guide?
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let guide = Guide(network: network)
    guide.start()
    self.guide = guide
    let spare = Guide(network: network)
    self.spare = spare
    screen.tap()
    let other = Guide(network: network)
    take(other)
    other.start()
  }

  /// Whoever calls this may rely on it that the guide is kept.
  func take(_ guide: Guide) { given = guide }
}
