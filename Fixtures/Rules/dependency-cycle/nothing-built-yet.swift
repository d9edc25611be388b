import Pure

// A function handed on and a key path build nothing by themselves; a collection of modules may be
// empty, and a box is filled later.

final class Editor {
  let makeViewer: () -> Viewer
  init(makeViewer: @escaping () -> Viewer) { self.makeViewer = makeViewer }
}

final class Viewer {
  let editor: Editor
  init(editor: Editor) { self.editor = editor }
}

final class Weak<Object: AnyObject> {
  weak var object: Object?
}

final class Folder: FactoryModule {
  struct Dependency {
    let editor: Editor
    let children: [Folder]
    let named: [String: Folder]
    let pair: (Folder?, Int)
    let parent: Weak<Folder>
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() {
    dependency.children.forEach { $0.open() }
    print(dependency.named, dependency.pair, dependency.editor.makeViewer())
    dependency.parent.object?.open()
  }
}

class Chapter: FactoryModule {
  struct Dependency {
    let next: Chapter
  }
  let dependency: Dependency?
  required init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  init() { dependency = nil }
  func read() { dependency?.next.read() }
}

final class LastChapter: Chapter {}

final class Section: FactoryModule {
  struct Dependency {
    let next: Section
  }
  let dependency: Dependency?
  required init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  init() { dependency = nil }
  func read() { dependency?.next.read() }
}

final class CompositionRoot {
  lazy var chapter = Chapter(dependency: .init(next: LastChapter()), payload: ())
  lazy var section = Section(dependency: .init(next: Section()), payload: ())
  lazy var editor = Editor(makeViewer: self.makeViewer)
  lazy var other = Editor(makeViewer: makers[0])
  lazy var third = Editor(makeViewer: CompositionRoot.makeViewer(self))
  lazy var fourth: Editor = {
    let path = \CompositionRoot.viewer
    return Editor(makeViewer: { [unowned self] in self[keyPath: path] })
  }()
  lazy var makers: [() -> Viewer] = [makeViewer, makeViewer as () -> Viewer]
  lazy var viewer = Viewer(editor: fourth)

  lazy var eager = Editor(makeViewer: held(makeEager()))  // want: dependency-cycle "eager"
  func makeEager() -> Viewer { Viewer(editor: eager) }
  func held(_ viewer: Viewer) -> () -> Viewer { { viewer } }

  func makeViewer() -> Viewer {
    print(other, third)
    return Viewer(editor: editor)
  }

  lazy var folder = Folder.Factory(
    dependency: .init(editor: self.eager, children: [], named: [:], pair: (nil, 1), parent: Weak()))
}

func launch() {
  let root = CompositionRoot()
  root.folder.create().open()
  print(root.viewer, root.makeViewer(), root.chapter, root.section)
}
