final class Player {
  func play() {}
}

protocol SoundSource: AnyObject {
  var sound: Player { get }
}

// Goes through the protocol's requirement.
final class Remote {
  weak var target: SoundSource?
  func press() { target?.sound.play() }
}
