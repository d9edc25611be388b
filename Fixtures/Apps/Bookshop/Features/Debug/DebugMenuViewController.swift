#if DEBUG
  import Pure

  final class DebugMenuViewController: UIViewController, FactoryModule {
    struct Dependency {
      let logger: Logging
      let tokens: TokenStoring
      let clock: WallClock.Type
    }

    private let dependency: Dependency

    init(dependency: Dependency, payload: Void) {
      self.dependency = dependency
      super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      self.title = "\(self.dependency.clock.now)"
      self.view.addSubview(UIButton(title: "Forget the token") { [weak self] in self?.forget() })
    }

    private func forget() {
      self.dependency.tokens.token = nil
      self.dependency.logger.log("forgot the token")
    }
  }
#endif
