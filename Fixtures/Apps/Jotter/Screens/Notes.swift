import UIKit

final class NoteListController: NSObject, UITableViewDataSource, UITableViewDelegate, FactoryModule
{
  struct Dependency {
    let noteCell: NoteCell.Configurator
    let detail: NoteDetailRouter.Factory
  }

  struct Payload {
    let folder: String
  }

  let tableView = UITableView()
  weak var host: UIViewController?

  private let dependency: Dependency
  private let notes: [Note]

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.notes = NoteRepository.shared.notes(in: payload.folder)
    super.init()
    self.tableView.dataSource = self
    self.tableView.delegate = self
  }

  var pinnedCount: Int { self.notes.filter(\.isPinned).count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.notes.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(NoteCell.self, for: indexPath)
    dependency.noteCell.configure(cell, payload: .init(note: self.notes[indexPath.row]))
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let host = self.host else { return }
    dependency.detail.create(payload: host).open(self.notes[indexPath.row])
  }
}

final class NoteCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let theme: Theme
  }

  struct Payload {
    let note: Note
  }

  func configure(dependency: Dependency, payload: Payload) {
    self.textLabel.text = payload.note.title
    self.isHidden = dependency.theme.paper == "black"
  }
}

struct NoteDetailRouter: FactoryModule {
  struct Dependency {
    let editor: NoteEditor.Factory
  }

  typealias Payload = UIViewController

  private let editor: NoteEditor.Factory
  private unowned let host: UIViewController

  init(dependency: Dependency, payload: UIViewController) {
    editor = dependency.editor
    host = payload
  }

  func open(_ note: Note) {
    host.present(editor.create(payload: note), animated: true)
  }
}

final class NoteEditor: UIViewController, FactoryModule {
  struct Dependency {
    let repository: NoteRepository
    let drawing: DrawingView.Factory
  }

  typealias Payload = Note

  private let dependency: Dependency
  private var note: Note

  init(dependency: Dependency, payload: Note) {
    self.dependency = dependency
    self.note = payload
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.dependency.drawing.create(payload: self.note.id))
  }

  func textDidChange(_ text: String) {
    self.note.text = text
    self.dependency.repository.update(self.note)
  }
}
