// What `main()` makes, or is given by a function, lasts as long as the program: who makes it composes.
// What is only yielded by the way does not.

protocol Sounding {
  func depth() -> Int
}

struct Line: Sounding {
  func depth() -> Int { 3 }
}

final class Lantern {
  func light() {}
}

final class Pilot {
  private let line: any Sounding
  private let lantern: Lantern  // want: unused-dependency "lantern"

  init(line: any Sounding, lantern: Lantern) {
    self.line = line
    self.lantern = lantern
  }

  func steer() { print(line.depth()) }
}

func crew() -> Pilot { Pilot(line: Line(), lantern: Lantern()) }

// Nodes of a tree, which a parser builds and throws away.
final class Word {
  let text: String
  init(text: String) { self.text = text }
  func shout() { print(text) }
}

final class Sentence {
  private let word: Word
  private let end: Word
  init(word: Word, end: Word) {
    self.word = word
    self.end = end
  }
  func shout() { word.shout() }
}

func parse(_ text: String) -> Sentence { Sentence(word: Word(text: text), end: Word(text: ".")) }

final class Reader {
  func read(_ text: String) { parse(text).shout() }
}

@main
enum Harbour {
  static func main() {
    crew().steer()
    Reader().read("aye")
  }
}
