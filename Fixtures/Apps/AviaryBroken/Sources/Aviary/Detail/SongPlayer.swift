protocol SongPlayerDelegate: AnyObject {
  func songDidEnd()
}

final class SongPlayer {
  weak var delegate: SongPlayerDelegate?
  var recorder: SongRecorder?
  private let file: String

  init(file: String) {
    self.file = file
  }

  func play() {
    print(file)
    recorder?.record()
    delegate?.songDidEnd()
  }
}

final class SongProgress {
  weak var player: SongPlayer?

  func update() {
    print(player == nil)
  }
}
