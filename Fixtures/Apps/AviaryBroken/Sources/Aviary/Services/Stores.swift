final class SongStore {
  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  func open() {
    print(folder)
  }
}

final class MapStore {
  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  func open() {
    print(folder)
  }
}
