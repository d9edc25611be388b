import Kit

extension Board {
  var key: Key { self.certainKey }
  // want@+1: dependency-cycle "dependency cycle 'first' -> 'second' -> 'first'"
  var first: Key { second }
  var second: Key { first }
}

@main
enum Main {
  static func main() {
    let board = Board()
    let key: Key = board.key
    key.turn()
    board.makeScreen().show()
    board.first.turn()
  }
}
