/// Overloads that only their results tell apart: the member that is asked of a call does.
final class Player {
  func play() {}
}

final class Deck {
  func stop() {}
}

struct Outcome {
  let player: Player
  let deck: Deck?
  let spare: Player  // want: unused-dependency "spare"
}

struct Report {
  let lines: [String]
}

enum Maker {
  static func make(name: String) -> (Player, Deck?) { (Player(), Deck()) }

  static func make(name: String) -> Report { Report(lines: [name]) }

  static func make(name: String) -> Outcome {
    let (player, deck) = make(name: name)
    return Outcome(player: player, deck: deck, spare: Player())
  }

  static func find(name: String) -> Report? { Report(lines: [name]) }

  static func find(name: String) -> Outcome? { make(name: name) }
}

@main
struct App {
  static func main() {
    Maker.make(name: "a").player.play()
    Maker.find(name: "b")?.deck?.stop()
    print(Maker.make(name: "c").lines)
    let (player, _) = Maker.make(name: "d")
    player.play()
  }
}
