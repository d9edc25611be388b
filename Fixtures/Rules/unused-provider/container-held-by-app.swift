import SwiftUI

// A container that the app holds and that builds services of its own members is a root, whatever it
// is called and without any module. What a view, a preview, a key path or a protocol reads is used.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Library { init(api: Api) { print(api) } }
final class Player { init(library: Library) { print(library) } }
final class Downloads { init(api: Api) { print(api) } }
final class Search { init(api: Api) { print(api) } }

@MainActor final class ListModel: ObservableObject {
  init(library: Library) { print(library) }
}

protocol HasPlayer { var player: Player { get } }
func play(_ owner: some HasPlayer) { print(owner.player) }

final class AppContainer: HasPlayer {
  private lazy var session = Session()
  private lazy var api = Api(session: session)
  lazy var library = Library(api: api)
  lazy var player = Player(library: library)
  lazy var downloads = Downloads(api: api)
  lazy var search = Search(api: api)
  lazy var oldSearch = Search(api: api)  // want: unused-provider "oldSearch"
  private lazy var spare = Session()  // want: unused-provider "spare"
  var trending: Search { Search(api: api) }
  var archive: Library { Library(api: api) }  // want: unused-provider "archive"

  // want@+1: unused-dependency "title"
  @MainActor func makeList(title: String) -> ListModel {
    let unused = Session()  // want: unused-provider "unused"
    return ListModel(library: library)
  }
  private func makeSearch() -> Search { Search(api: api) }  // want: unused-provider "makeSearch"
  func makePlayer() -> Player { Player(library: library) }  // want: unused-provider "makePlayer"
}

struct ListView: View {
  @ObservedObject var model: ListModel
  let container: AppContainer
  var body: some View {
    Text(verbatim: "\(container.downloads) \(container[keyPath: \.search])")
  }
}

#Preview {
  Text(verbatim: "\(AppContainer().trending)")
}

@main struct Radio: App {
  private let container = AppContainer()
  var body: some Scene {
    WindowGroup {
      ListView(model: container.makeList(title: "all"), container: container)
    }
  }
}
