// A registry may be handed records that say under which type something is registered, and how it is made:
// the initializer of a record makes the key of its type parameter.

struct Parcel {
  fileprivate let label: String
  fileprivate let open: () -> Any

  init<Content>(_ label: String? = nil, _ open: @escaping () -> Content) {
    self.label = label ?? String(describing: Content.self)
    self.open = open
  }
}

final class Depot {
  nonisolated(unsafe) static let shared = Depot()
  private var parcels: [String: Parcel] = [:]

  private init() {}

  func take(_ parcel: Parcel) { parcels[parcel.label] = parcel }

  func hand<Content>(over label: String? = nil) -> Content {
    let label = label ?? String(describing: Content.self)
    guard let content = parcels[label]?.open() as? Content else { fatalError("nothing of \(label)") }
    return content
  }

  func drop<Content>(_ type: Content.Type) { parcels[String(describing: type)] = nil }
}

func send<Content>(_ make: @escaping () -> Content) { Depot.shared.take(Parcel(nil, make)) }

@propertyWrapper
struct Handed<Content> {
  private let label: String?
  init() { label = nil }
  init(_ label: String) { self.label = label }
  var wrappedValue: Content { Depot.shared.hand(over: label) }
}

protocol Clocking {}
struct Clock: Clocking {}
struct Rope {}
struct Stamp {}
struct Seal {}
struct Tape {}
struct Ink {}
final class Scale { let rope: Rope = Depot.shared.hand() }

final class Counter {
  @Handed var clock: Clocking
  @Handed var rope: Rope
  @Handed var stamp: Stamp  // want: missing-provider "'stamp' is not registered"
  @Handed("spare") var seal: Seal
  // By a name alone anything is found that fits.
  @Handed("wall") var wallClock: Clocking
  @Handed("desk") var deskClock: Clocking  // want: missing-provider "'deskClock' is not registered by that name"
  @Handed var tape: Tape

  func work() { print(clock, rope, stamp, seal, wallClock, deskClock, tape) }
}

@main
enum Post {
  static func main() {
    Depot.shared.take(Parcel { () -> Clocking in Clock() })
    Depot.shared.take(Parcel { Rope() })
    Depot.shared.take(Parcel { Rope() })  // want: duplicate-provider "registration of 'Rope' in 'Post' silently replaces an earlier one"
    let seals = Parcel("spare") { Seal() }
    Depot.shared.take(seals)
    Depot.shared.take(Parcel("wall") { Clock() })
    Depot.shared.take(Parcel { Ink() })  // want: unused-provider "'Ink' is registered but nobody asks for it"
    send { Tape() }
    Counter().work()
    print(Scale().rope)
    let seal: Seal = Depot.shared.hand()  // want: missing-provider "'Seal' is not registered"
    print(seal)
  }
}

func sendStamps() {  // want: unused-provider "'sendStamps()' is never called"
  Depot.shared.take(Parcel { Stamp() })
}

// What a registry is handed without a type parameter in it tells nothing.

struct Note {
  let text: String
  let read: () -> Any
}

final class Board {
  private var notes: [String: Note] = [:]
  func pin(_ note: Note) { notes[note.text] = note }
  func read<Content>(_ type: Content.Type) -> Content? { notes["\(type)"]?.read() as? Content }
}
