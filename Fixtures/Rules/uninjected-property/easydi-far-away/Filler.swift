final class Filler {
  func fill(_ object: AnyObject) {
    guard let filled = object as? Filled else { return }
    filled.zone = Clock()
    filled.show()
  }
}
