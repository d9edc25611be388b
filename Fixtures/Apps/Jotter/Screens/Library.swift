import UIKit

final class HomeViewController: UIViewController, FactoryModule {
  struct Dependency {
    let about: AboutViewController.Factory
    let library: LibraryViewController.Factory
  }

  private let dependency: Dependency

  required init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let library = dependency.library.create()
    self.present(UINavigationController(rootViewController: library), animated: false)
    let about = UIButton()
    about.onTap = { [unowned self] in
      self.present(self.dependency.about.create(), animated: true)
    }
    self.view.addSubview(about)
  }
}

final class AboutViewController: UIViewController, FactoryModule {
  typealias Dependency = String

  init(dependency: String, payload: ()) {
    super.init(nibName: nil, bundle: nil)
    self.title = dependency
  }
}

final class LibraryViewController: UIViewController, FactoryModule {
  struct Dependency {
    let repository: NoteRepository
    let folder: FolderViewController.Factory
  }

  private let folders: [String]
  private let openFolder: (String) -> UIViewController

  init(dependency: Dependency, payload: Void) {
    self.folders = Set(dependency.repository.notes.map(\.folder)).sorted()
    self.openFolder = { dependency.folder.create(payload: .init(name: $0)) }
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for folder in self.folders {
      let button = UIButton()
      button.onTap = { [weak self] in
        guard let self = self else { return }
        self.navigationController?.pushViewController(self.openFolder(folder), animated: true)
      }
      self.view.addSubview(button)
    }
  }
}

final class FolderViewController: UIViewController, FactoryModule {
  struct Dependency {
    let pinnedHeader: PinnedHeader.Configurator
    let noteList: NoteListController.Factory
  }

  struct Payload {
    let name: String
  }

  private let list: NoteListController
  private let header = PinnedHeader()

  init(dependency: Dependency, payload: Payload) {
    self.list = dependency.noteList.create(payload: .init(folder: payload.name))
    dependency.pinnedHeader.configure(self.header, payload: self.list.pinnedCount)
    super.init(nibName: nil, bundle: nil)
    self.list.host = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.header)
    self.view.addSubview(self.list.tableView)
  }
}

final class PinnedHeader: UIView, ConfiguratorModule {
  struct Dependency {}
  typealias Payload = Int

  private let label = UILabel()

  func configure(dependency: Dependency, payload: Int) {
    self.label.text = "\(payload) pinned"
  }
}
