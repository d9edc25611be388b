import SwiftUI
import UIKit

// A storyboard makes the controller that no code mentions: what it hands to a view that hosts is shown.

final class Notes: ObservableObject { @Published var count = 0 }

final class HostView<Content: View>: UIView {
  private let controller: UIHostingController<Content>

  init(root: Content) {
    controller = UIHostingController(rootView: root)
    super.init(frame: .zero)
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class NoteController: UIViewController {
  private let notes = Notes()

  override func viewDidLoad() {
    super.viewDidLoad()
    // want@+1: missing-provider "'NoteList' is shown without a 'Notes' in its environment"
    view.addSubview(HostView(root: NoteList().padding()))
    view.addSubview(HostView(root: NoteList().environmentObject(notes)))
  }
}

/// Code mentions it, but none of it runs.
final class DraftController: UIViewController {
  override func viewDidLoad() {
    view.addSubview(HostView(root: NoteList()))
  }
}

struct Drafts {
  func controller() -> UIViewController { DraftController() }
}

struct NoteList: View {
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

@main
final class NotesDelegate: UIResponder, UIApplicationDelegate {}
