// What a type makes or asks for itself, for a private property that nobody reads. It is told where
// making it begins nothing, where somebody else asks for it anyway, and where it is never made.

import Foundation

final class Brush {
  private let width: Int
  init(width: Int = 3) { self.width = width }
  func sweep() -> Int { width }
}

final class Bucket {
  static let shared = Bucket()
  private let brush = Brush()
  func fill() -> Int { brush.sweep() }
}

/// Tells somebody of itself when it is made.
final class Alarm: NSObject {
  static let shared = Alarm()
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(ring), name: nil, object: nil)
  }
  @objc func ring() {}
}

/// Keeps something that does so.
final class Siren {
  private let alarm = Alarm()
  func sound() { alarm.ring() }
}

final class Farewell {
  deinit { print("gone") }
  func wave() {}
}

final class Counter {
  static var made = 0
  init() { Counter.made += 1 }
  func count() -> Int { Counter.made }
}

/// Is told by who hands itself over.
final class Desk {
  private weak var owner: AnyObject?
  init(owner: AnyObject) { self.owner = owner }
  func isTaken() -> Bool { owner != nil }
}

enum Makers {
  static func brush() -> Brush { Brush(width: 5) }
  static func loudBrush() -> Brush {
    print("made")
    return Brush()
  }
}

func makeBrush() -> Brush { Brush(width: 2) }

final class Janitor {
  private let brush = Brush()  // want: unused-dependency "property 'Janitor.brush' is never read"
  private let bucket = Bucket.shared  // want: unused-dependency
  private let spare = Makers.brush()  // want: unused-dependency
  private let other: Brush = makeBrush()  // want: unused-dependency
  private lazy var alarm = Alarm()  // want: unused-dependency
  private lazy var siren: Siren = {  // want: unused-dependency
    let siren = Siren()
    siren.sound()
    return siren
  }()
  private let defaults = UserDefaults.standard  // want: unused-dependency
  private let kept: Bucket  // want: unused-dependency
  private let ringing = Alarm.shared  // want: unused-dependency
  private let used = Brush()
  private let decoder = JSONDecoder()
  private let loud = Makers.loudBrush()
  private let watching = Siren()
  private let ending = Farewell()
  private let counting = Counter()
  private let queue: OperationQueue
  private var desk: Desk?
  init(queue: OperationQueue) {
    self.queue = queue
    kept = Bucket()
    desk = Desk(owner: self)
  }
  func work() -> Int { used.sweep() + queue.maxConcurrentOperationCount }
}

struct Porter {
  private let brush = Brush()  // want: unused-dependency
  private let bucket = Bucket.shared
  func work() -> Int { bucket.fill() }
}

// Compared and written by what it holds.
struct Ticket: Codable, Equatable {
  private let names = Names()
}

final class Names: Codable, Equatable {
  static func == (left: Names, right: Names) -> Bool { true }
}

// Read in an extension, in a text, and through a key path.
final class Clerk {
  private let brush = Brush()
  private let bucket = Bucket()
  private let spare = Brush()
  func note() -> String { "\(bucket.fill())" }
  func path() -> KeyPath<Clerk, Brush> { \.spare }
}

extension Clerk {
  func work() -> Int { brush.sweep() }
}

protocol Housing: AnyObject {
  var bucket: Bucket { get }
  var siren: Siren { get }
}

var housing: Housing { Main.house }

// Others ask for the siren, too, but each gets one of his own.
final class Guest {
  private let bucket = housing.bucket  // want: unused-dependency
  private let siren = housing.siren
  func work() -> Int { housing.bucket.fill() }
}

final class House: Housing {
  lazy var bucket: Bucket = Bucket()
  var siren: Siren { Siren() }
  private lazy var guest = Guest()
  private let queue = OperationQueue()
  private lazy var janitor = Janitor(queue: queue)
  private lazy var clerk = Clerk()
  func work() -> Int {
    print(clerk.note(), clerk.path(), Ticket())
    housing.siren.sound()
    print(guest.work())
    return janitor.work() + Porter().work() + clerk.work()
  }
}

@main
enum Main {
  static let house = House()
  static func main() {
    Alarm.shared.ring()
    Farewell().wave()
    print(house.work(), Counter().count())
  }
}
