// A convenience initializer hands on what it made and then calls it. What tells others of itself when
// it is called may have no other owner than the property; what does not is of no use there.

protocol Listening: AnyObject { func hear() }

enum Wire {
  nonisolated(unsafe) static weak var ear: Listening?
  static func hum() { ear?.hear() }
}

final class Ear: Listening {
  private var heard = 0
  func lend() { Wire.ear = self }
  func hear() { heard += 1 }
}

final class Nose {
  func smell() -> Int { 1 }
}

final class Ink {
  func dry() -> Int { 1 }
}

final class Letter {
  private let ink: Ink
  init(ink: Ink) { self.ink = ink }
  func read() -> Int { ink.dry() }
}

final class Office {
  private let ear: Ear?
  private let nose: Nose?  // want: unused-provider "'nose' is kept in 'Office'"
  private let ink = Ink()
  convenience init() {
    let ear = Ear()
    let nose = Nose()
    self.init(ear: ear, nose: nose)
    ear.lend()
    print(nose.smell())
  }
  init(ear: Ear? = nil, nose: Nose? = nil) {
    self.ear = ear
    self.nose = nose
  }
  func letter() -> Letter { Letter(ink: ink) }
}

@main
enum Main {
  static func main() {
    let office = Office()
    Wire.hum()
    print(office.letter().read())
  }
}
