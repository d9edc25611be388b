import Swinject
import SwinjectShorthands

// A package out of sight adds functions to what is asked: their result tells what for. Of what the sources
// alone know they have no value of their own, so that they stop where none is registered; what conforms to
// something out of sight they may make.

final class Clock {}
final class Diary {
  private let clock: Clock
  init(clock: Clock) { self.clock = clock }
  func write() { print(clock) }
}
final class Page {
  private let diary: Diary
  private let day: Int
  init(diary: Diary, day: Int) {
    self.diary = diary
    self.day = day
  }
  func write() { diary.write(); print(day) }
}
final class Pen {}
final class Ink {}
final class Nib: Makeable {}
protocol Paper {}

let container = Container()
container.register(Clock.self) { _ in Clock() }
container.register(Diary.self) { resolver in Diary(clock: resolver.resolve()) }
container.register(Page.self) { (resolver, day: Int) in
  let diary: Diary = resolver.resolve()
  return Page(diary: diary, day: day)
}
container.register(Pen.self) { _ in Pen() }  // want: unused-provider "'Pen'"

let page: Page = container.resolve(argument: 7)
page.write()
let ink: Ink = container.resolve()  // want: missing-provider "'container.resolve()' crashes without it"
let paper: Paper = container.resolve()  // want: missing-provider "'Paper' is not registered"
let nib: Nib = container.resolve()
let spare: Ink? = container.resolve()
print(ink, paper, nib, spare ?? "none")
