// Values that are found by types and by paths, as an app writes it down without a library: a value is
// built when it is first read. Two that read each other while they are built never are.

protocol Part {
  associatedtype Made
  static var made: Made { get set }
}

struct Workshop {
  private static var open = Workshop()

  static subscript<P>(_ part: P.Type) -> P.Made where P: Part {
    get { part.made }
    set { part.made = newValue }
  }

  static subscript<T>(_ path: WritableKeyPath<Workshop, T>) -> T {
    get { open[keyPath: path] }
    set { open[keyPath: path] = newValue }
  }
}

@propertyWrapper
struct Taken<T> {
  let path: WritableKeyPath<Workshop, T>
  init(_ path: WritableKeyPath<Workshop, T>) { self.path = path }
  var wrappedValue: T { Workshop[path] }
}

@propertyWrapper
struct TakenAtOnce<T> {
  let wrappedValue: T
  init(_ path: WritableKeyPath<Workshop, T>) { wrappedValue = Workshop[path] }
}

// Read while they are built.
final class Saw {
  @Taken(\.bench) private var bench  // want: dependency-cycle "'SawPart' -> 'BenchPart' -> 'SawPart'"
  init() { bench.clear() }
}
final class Bench {
  @Taken(\.saw) private var saw
  init() { print(saw) }
  func clear() {}
}

// Read later.
final class Lathe {
  @Taken(\.drill) private var drill
  func turn() { drill.bore() }
}
final class Drill {
  @Taken(\.lathe) private var lathe
  func bore() { print(lathe) }
}

// Read by the wrapper itself.
final class Forge { @TakenAtOnce(\.anvil) var anvil: Anvil }  // want: dependency-cycle "'ForgePart' -> 'AnvilPart' -> 'ForgePart'"
final class Anvil { @TakenAtOnce(\.forge) var forge: Forge }

// Built anew with each read, by the key itself.
struct Vice { let grip: Grip }
struct Grip { let vice = Workshop[VicePart.self] }  // want: dependency-cycle "'GripPart' -> 'VicePart' -> 'GripPart'"

private struct SawPart: Part { static var made = Saw() }
private struct BenchPart: Part { static var made = Bench() }
private struct LathePart: Part { static var made = Lathe() }
private struct DrillPart: Part { static var made = Drill() }
private struct ForgePart: Part { static var made = Forge() }
private struct AnvilPart: Part { static var made = Anvil() }
struct VicePart: Part {
  static var made: Vice {
    get { Vice(grip: Workshop[GripPart.self]) }
    set {}
  }
}
struct GripPart: Part {
  static var made: Grip {
    get { Grip() }
    set {}
  }
}

extension Workshop {
  var saw: Saw {
    get { Self[SawPart.self] }
    set { Self[SawPart.self] = newValue }
  }
  var bench: Bench {
    get { Self[BenchPart.self] }
    set { Self[BenchPart.self] = newValue }
  }
  var lathe: Lathe {
    get { Self[LathePart.self] }
    set { Self[LathePart.self] = newValue }
  }
  var drill: Drill {
    get { Self[DrillPart.self] }
    set { Self[DrillPart.self] = newValue }
  }
  var forge: Forge {
    get { Self[ForgePart.self] }
    set { Self[ForgePart.self] = newValue }
  }
  var anvil: Anvil {
    get { Self[AnvilPart.self] }
    set { Self[AnvilPart.self] = newValue }
  }
}

@main
enum Main {
  @Taken(\.lathe) private static var lathe

  static func main() {
    print(Workshop[\.saw], Workshop[\.forge], Workshop[VicePart.self])
    lathe.turn()
  }
}
