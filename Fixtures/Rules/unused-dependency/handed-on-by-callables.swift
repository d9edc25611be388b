// A struct that is called like a function hands on what it has. Where nobody reads it at the end, that is
// one finding, at the end.

final class Ink { func flow() {} }

final class Pen {
  private let ink: Ink
  init(ink: Ink) { self.ink = ink }
  func write() { ink.flow() }
}

final class Eraser {
  private let ink: Ink  // want: unused-dependency "'Eraser.ink' is never read"
  init(ink: Ink) { self.ink = ink }
  func rub() {}
}

struct MakePen {
  let ink: Ink
  func callAsFunction() -> Pen { Pen(ink: ink) }
}

struct MakeEraser {
  let ink: Ink
  func callAsFunction() -> Eraser { Eraser(ink: ink) }
}

@main
enum Main {
  static func main() {
    let ink = Ink()
    let makePen = MakePen(ink: ink)
    let makeEraser = MakeEraser(ink: ink)
    makePen().write()
    makeEraser().rub()
  }
}
