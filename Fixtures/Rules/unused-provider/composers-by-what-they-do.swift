import UIKit

// Who hands objects that it made or keeps to others that it makes is a composer, whatever it is: a class
// that makes nothing but tools, a factory that an assembly makes anew for whoever asks, a value that
// makes itself by a static function. What nobody asks them for is told. Values in classes, data and
// what only grows are no matter of wiring.

final class Lens { func focus() -> Int { 1 } }
final class Shutter { func snap() -> Int { 2 } }
final class Flash { func fire() -> Int { 3 } }

/// It hands nothing over itself, but others hand over what it made.
final class Drawer {
  let lens = Lens()
  lazy var shutter = Shutter()
  let flash = Flash()  // want: unused-provider "flash"
}

final class Camera {
  private let lens: Lens
  private let shutter: Shutter
  init(lens: Lens, shutter: Shutter) {
    self.lens = lens
    self.shutter = shutter
  }
  func shoot() -> Int { lens.focus() + shutter.snap() }
}

/// It only builds of what it is given.
final class Bench {
  private let drawer: Drawer
  init(drawer: Drawer) { self.drawer = drawer }
  func camera() -> Camera { Camera(lens: drawer.lens, shutter: drawer.shutter) }
  func spare() -> Camera { Camera(lens: drawer.lens, shutter: drawer.shutter) }  // want: unused-provider "spare"
  func count(upTo limit: Int) -> Int { limit }
}

final class Studio {
  private lazy var drawer = Drawer()
  func bench() -> Bench { Bench(drawer: drawer) }
}

protocol Offering {
  func camera() -> Camera
  func box() -> Camera
}

struct Rental {
  private let drawer: Drawer
  static func open() -> Rental { Rental(drawer: Drawer()) }
}

extension Rental: Offering {
  func camera() -> Camera { Camera(lens: drawer.lens, shutter: drawer.shutter) }
  func box() -> Camera { Camera(lens: drawer.lens, shutter: drawer.shutter) }  // want: unused-provider "box"
}

final class Counter {
  private let offering: Offering
  init(offering: Offering) { self.offering = offering }
  func serve() -> Int { offering.camera().shoot() }
}

final class Clerk {
  private let rental = Rental.open()
  func serve() -> Int { Counter(offering: rental).serve() }
}

/// Its members stand for objects of the system as well; what is data may be there for any reason.
final class Office {
  fileprivate let lens = Lens()
  lazy var camera = Camera(lens: lens, shutter: Shutter())
}

extension Office {
  var board: UIPasteboard { .general }  // want: unused-provider "board"
  var clock: () -> Date { { Date() } }  // want: unused-provider "clock"
  var title: String { "office" }
  var tint: UIColor { .red }
}

// MARK: Values

final class Tone { let depth: Int; init(depth: Int) { self.depth = depth } }
final class Scale { let tones: [Tone]; init(tones: [Tone]) { self.tones = tones } }
final class Print { let scale: Scale; init(scale: Scale) { self.scale = scale } }

enum Darkroom {
  static func scale(of tone: Tone, grain: Int) -> Scale { Scale(tones: [tone, Tone(depth: 2)]) }
  static func print(grain: Int) -> Print { Print(scale: scale(of: Tone(depth: 1), grain: grain)) }
}

/// A node with behaviour grows out of fresh ones, and hands on what it keeps; the hint is data.
final class Node {
  let parts: [Node]
  let lens: Lens
  init(parts: [Node], lens: Lens) {
    self.parts = parts
    self.lens = lens
  }
  func look() -> Int { lens.focus() + parts.map { $0.look() }.reduce(0, +) }
}

final class Grower {
  private let lens = Lens()
  func grow(depth: Int, hint: Int) -> Node {
    let parts = depth > 0 ? [grow(depth: depth - 1, hint: hint)] : []
    return Node(parts: parts, lens: lens)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let studio = Studio()
  private let office = Office()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let bench = studio.bench()
    print(bench.camera().shoot(), bench.count(upTo: 2), Clerk().serve(), office.camera.shoot())
    print(Darkroom.print(grain: 3).scale, Grower().grow(depth: 2, hint: 1).look())
    return true
  }
}
