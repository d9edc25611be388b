import PackagePlugin

final class Shelf {}
final class Sorting { init(shelf: Shelf) { print(shelf) } }

final class SorterContainer {
  private let shelf = Shelf()
  lazy var sorting = Sorting(shelf: shelf)
  lazy var spare = Sorting(shelf: shelf)
}

@main struct Sorter {
  private let container = SorterContainer()
  func createBuildCommands() { print(container.sorting) }
}
