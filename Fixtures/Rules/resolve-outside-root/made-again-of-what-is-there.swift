import CoreData

// A root that is made again of what somebody has anyway is no second world, even if a library's class
// hands that down to the one who makes it. One that is made of fresh parts is.

final class Seed: NSManagedObject {
  func sow() -> Seed? {
    guard let managedObjectContext else { return nil }
    return Planter(ground: managedObjectContext).seed()
  }
  func sowAgain() -> Seed? {
    managedObjectContext.map { _ in Planter(ground: managedObjectContext!).seed() }
  }
}

final class Rake {
  private let ground: NSManagedObjectContext
  init(ground: NSManagedObjectContext) { self.ground = ground }
  func pull() { print(ground) }
}

final class Planter {
  private let ground: NSManagedObjectContext
  init(ground: NSManagedObjectContext) { self.ground = ground }
  func seed() -> Seed { Seed(context: ground) }
  func rake() -> Rake { Rake(ground: ground) }
}

final class Notes {
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

final class Walk {
  private let notes: Notes
  init(notes: Notes) { self.notes = notes }
  func start() {
    notes.add("start")
    let fresh = Notes()
    Guide(notes: fresh).walk().end()  // want: resolve-outside-root "'Guide'"
  }
  func end() { notes.add("end") }
}

final class Guide {
  private let notes: Notes
  init(notes: Notes) { self.notes = notes }
  func walk() -> Walk { Walk(notes: notes) }
}

@main
enum Main {
  static let planter = Planter(
    ground: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  )
  static let guide = Guide(notes: Notes())
  static func main() {
    print(planter.seed().sow() as Any, planter.seed().sowAgain() as Any)
    planter.rake().pull()
    guide.walk().start()
  }
}
