// A property that others may see is judged like a private one: nobody in the program reads it, and
// nobody out of sight can.

import Sports

final class Lamp { func shine() -> Int { 1 } }
final class Rope { func pull() -> Int { 2 } }
final class Sound { func play() -> Int { 3 } }

// MARK: Never read

final class Actor {
  let lamp: Lamp  // want: unused-dependency "'Actor.lamp' is never read"
  var rope: Rope  // want: unused-dependency "'Actor.rope' is never read"
  let sound: Sound
  init(lamp: Lamp, rope: Rope, sound: Sound) {
    self.lamp = lamp
    self.rope = rope
    self.sound = sound
  }
  func act() -> Int { sound.play() }
}

/// Seen by all and set by itself alone; known without being kept; and under another name.
final class Singer {
  private(set) var lamp: Lamp  // want: unused-dependency "Singer.lamp"
  weak var rope: Rope?  // want: unused-dependency "Singer.rope"
  unowned let horn: Sound  // want: unused-dependency "Singer.horn"
  fileprivate let spare: Lamp  // want: unused-dependency "Singer.spare"
  init(lamp: Lamp, rope: Rope, sound: Sound, spare: Lamp) {
    self.lamp = lamp
    self.rope = rope
    horn = sound
    self.spare = spare
  }
  func sing() -> Int { 1 }
}

/// What only classes conform to asks for no property.
protocol Playing: class { func play() -> Int }
final class Player: Playing {
  let lamp: Lamp  // want: unused-dependency "Player.lamp"
  init(lamp: Lamp) { self.lamp = lamp }
  func play() -> Int { 1 }
}

/// A word in a text, a comment or a label is no use, nor is the same name of something else.
final class Prompter {
  let rope: Rope  // want: unused-dependency "Prompter.rope"
  init(rope: Rope) { self.rope = rope }
  func whisper(_ stage: Stage) -> String {
    // The rope is pulled.
    hang(rope: 1)
    return "mind the rope \(stage.rope)"
  }
  private func hang(rope: Int) {}
}
struct Stage { let rope: Int }

final class Crew<Item> {
  let lamp: Lamp  // want: unused-dependency "Crew.lamp"
  let item: Item
  init(lamp: Lamp, item: Item) {
    self.lamp = lamp
    self.item = item
  }
  func work() -> Item { item }
}

actor Cashier {
  let lamp: Lamp  // want: unused-dependency "Cashier.lamp"
  init(lamp: Lamp) { self.lamp = lamp }
  func sell() -> Int { 1 }
}

/// A class of a library that is inherited from asks for nothing.
final class Runner: Athlete {
  let rope: Rope  // want: unused-dependency "Runner.rope"
  init(rope: Rope) {
    self.rope = rope
    super.init()
  }
  override func run() {}
}

/// Filled with what functions make that call others, of which one tells somebody of what it makes.
final class Poster {
  let board: Board  // want: unused-dependency "Poster.board"
  let frame: Frame
  init(board: Board, frame: Frame) {
    self.board = board
    self.frame = frame
  }
  func hang() -> Int { 1 }
}
final class Board {
  private let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func light() -> Int { lamp.shine() }
}
final class Frame {
  private let board: Board
  init(board: Board) { self.board = board }
  func light() -> Int { board.light() }
}
final class Wall { weak var last: Frame? }
final class Workshop {
  private let lamp = Lamp()
  let wall = Wall()
  func board() -> Board { Board(lamp: lamp) }
  func spare() -> Board { board() }
  func frame() -> Frame {
    let made = Frame(board: spare())
    wall.last = made
    return made
  }
  func poster() -> Poster { Poster(board: spare(), frame: frame()) }
}

// MARK: Handed on by those that were made

final class Hall {
  private let lamp: Lamp
  private let rope: Rope
  init(lamp: Lamp, rope: Rope) {
    self.lamp = lamp
    self.rope = rope
  }
  func open() -> Int { Opening.make(lamp, rope).open() }
}
enum Opening {
  static func make(_ lamp: Lamp, _ rope: Rope) -> Door { Door(lamp: lamp, rope: rope) }
}
final class Door {
  private let lamp: Lamp
  let rope: Rope  // want: unused-dependency "Door.rope"
  init(lamp: Lamp, rope: Rope) {
    self.lamp = lamp
    self.rope = rope
  }
  func open() -> Int { lamp.shine() }
}

// MARK: Read, or required

/// Read in other files: by type, by key path, by who knows nothing of it, by an heir, by an extension,
/// and in tests.
class Dancer {
  let lamp: Lamp
  let rope: Rope
  let sound: Sound
  let second: Lamp
  let third: Rope
  let fourth: Sound
  init(lamp: Lamp, rope: Rope, sound: Sound, second: Lamp, third: Rope, fourth: Sound) {
    self.lamp = lamp
    self.rope = rope
    self.sound = sound
    self.second = second
    self.third = third
    self.fourth = fourth
  }
}

protocol Lit { var lamp: Lamp { get } }
final class Juggler: Lit {
  let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func juggle() -> Int { 1 }
}

class Clown {
  let lamp: Lamp
  var rope: Rope
  init(lamp: Lamp, rope: Rope) {
    self.lamp = lamp
    self.rope = rope
  }
  func fall() -> Int { 1 }
}
/// What an heir promises is met by what it inherits.
final class SadClown: Clown, Lit {
  override var rope: Rope { didSet { print("torn") } }
}

/// Shown to heirs, of which the next one may read it.
class Usher {
  let lamp: Lamp
  private let rope: Rope  // want: unused-dependency "Usher.rope"
  init(lamp: Lamp, rope: Rope) {
    self.lamp = lamp
    self.rope = rope
  }
}
final class HeadUsher: Usher { func usher() -> Int { 1 } }

/// Known to Objective-C, or to a macro, or told by the compiler.
final class Acrobat {
  @objc let lamp: Lamp
  @objc dynamic var rope: Rope
  init(lamp: Lamp, rope: Rope) {
    self.lamp = lamp
    self.rope = rope
  }
  func jump() -> Int { 1 }
}
@objcMembers final class Trainer {
  let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func train() -> Int { 1 }
}
@Watched final class Guard {
  let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func stand() -> Int { 1 }
}

/// Set by others as well.
final class Painter {
  var lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func paint() -> Int { 1 }
}

/// A library may ask for it.
final class Referee: Judging {
  let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func whistle() -> Int { 1 }
}

// MARK: Kept alive

/// It is heard as long as somebody keeps it.
final class Bell {
  init(sound: Sound) { print(sound.play()) }
  deinit { print("silent") }
}
final class Tower {
  let bell: Bell
  init(bell: Bell) { self.bell = bell }
  func stand() -> Int { 1 }
}

/// Others know it, who do not keep it.
final class Echo { func answer() -> Int { 1 } }
final class Valley {
  weak var echo: Echo?
  func call() -> Int { echo?.answer() ?? 0 }
}
final class Mountain {
  let echo: Echo
  init(echo: Echo) { self.echo = echo }
  func rise() -> Int { 1 }
}

// MARK: Who makes them

final class Theatre {
  private let lamp = Lamp()
  private let rope = Rope()
  private let sound = Sound()
  private let valley = Valley()
  private let workshop = Workshop()

  private func makeEcho() -> Echo {
    let echo = Echo()
    valley.echo = echo
    return echo
  }

  func open() async -> Int {
    let tower = Tower(bell: Bell(sound: sound))
    let mountain = Mountain(echo: makeEcho())
    let painter = Painter(lamp: lamp)
    painter.lamp = Lamp()
    let dancer = Dancer(
      lamp: lamp, rope: rope, sound: sound, second: lamp, third: rope, fourth: sound)
    let runner = Runner(rope: rope)
    runner.run()
    print(Prompter(rope: rope).whisper(Stage(rope: 1)))
    return Actor(lamp: lamp, rope: rope, sound: sound).act() + valley.call() + tower.stand()
      + Singer(lamp: lamp, rope: rope, sound: sound, spare: lamp).sing() + mountain.rise()
      + Player(lamp: lamp).play() + Crew(lamp: lamp, item: 1).work() + painter.paint()
      + Hall(lamp: lamp, rope: rope).open() + watch(dancer) + Juggler(lamp: lamp).juggle()
      + SadClown(lamp: lamp, rope: rope).fall() + Acrobat(lamp: lamp, rope: rope).jump()
      + HeadUsher(lamp: lamp, rope: rope).usher() + workshop.poster().hang()
      + workshop.board().light() + (workshop.wall.last?.light() ?? 0)
      + Trainer(lamp: lamp).train() + Guard(lamp: lamp).stand() + Referee(lamp: lamp).whistle()
      + lamp.shine() + rope.pull() + sound.play() + (await Cashier(lamp: lamp).sell())
  }
}

@main
enum Main {
  static let theatre = Theatre()
  static func main() async { print(await theatre.open()) }
}
