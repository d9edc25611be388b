import UIKit

// Everything is wired here, once. A screen that needs something declares it, and gets it here.

struct AppDependency {
  let window: UIWindow
  let rootViewReactor: RootViewReactor
  let configureAppearance: () -> Void
}

private let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]

let noteStorage: NoteStorage = FileNoteStorage(folder: documents, migrations: allMigrations)

private let allMigrations = [
  Migration(version: 1) { folder in print("moves the notes to", folder) },
  Migration(version: 2) { _ in },
]

enum CompositionRoot {
  static func resolve() -> AppDependency {
    let theme = Theme(paper: "cream", ink: ["black", "blue", "red"])
    let lockViewReacotr = LockViewReactor(dependency: .init(passcode: Passcode(), theme: theme))

    return .init(
      window: UIWindow(),
      rootViewReactor: .init(
        dependency: .init(
          lockViewReactor: lockViewReacotr,
          repository: .shared,
          home: .init(
            dependency: .init(
              about: .init(dependency: "Jotter 3.2"),
              library: .init(
                dependency: .init(
                  repository: .shared,
                  folder: .init(
                    dependency: .init(
                      pinnedHeader: .init(dependency: .init()),
                      noteList: .init(
                        dependency: .init(
                          noteCell: .init(dependency: .init(theme: theme)),
                          detail: .init(
                            dependency: .init(
                              editor: .init(
                                dependency: .init(
                                  repository: .shared,
                                  drawing: .init(
                                    dependency: .init(
                                      store: .default,
                                      palette: .init(dependency: .create(theme: theme))
                                    )
                                  )
                                )
                              )
                            )
                          )
                        )
                      )
                    )
                  )
                )
              )
            )
          )
        ),
        payload: ()
      ),
      configureAppearance: { UIWindow().isHidden = theme.paper.isEmpty }
    )
  }
}

/// Decides what the window shows first.
final class RootViewReactor: FactoryModule {
  struct Dependency {
    let lockViewReactor: LockViewReactor
    let repository: NoteRepository
    let home: HomeViewController.Factory
  }

  let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func makeFirstScreen() -> UIViewController {
    guard dependency.lockViewReactor.isLocked, !dependency.repository.notes.isEmpty else {
      return dependency.home.create()
    }
    return LockViewController(
      dependency: .init(),
      payload: .init(reactor: dependency.lockViewReactor)
    )
  }
}

// final class WelcomeViewController: UIViewController, FactoryModule {
//   struct Dependency {
//     let repository: NoteRepository
//   }
// }
