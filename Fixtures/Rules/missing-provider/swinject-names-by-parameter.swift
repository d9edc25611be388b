import Swinject

// A function that is not generic may leave the name to its callers, too; what they leave out is what the
// parameter says.

enum Line: String { case red, blue, green }

enum Names {
  static let main = "main"
  static let side = "side"
}

final class Track {
  let metres: Int
  init(metres: Int) { self.metres = metres }
}

final class Train {
  let seats: Int
  init(seats: Int) { self.seats = seats }
}

final class Station {
  let platforms: Int
  init(platforms: Int) { self.platforms = platforms }
}

final class LineAssembly: Assembly {
  func assemble(container: Container) {
    addTrack("main", 100, to: container)
    addTrack("siding", 20, to: container)
    addTrack("siding", 30, to: container)  // want: duplicate-provider "silently replaces"
    container.addTrain(.red)
    container.addTrain(.blue)
    for name in ["north", "south"] { addStation(name, to: container) }
  }

  private func addTrack(_ name: String, _ metres: Int, to container: Container) {
    container.register(Track.self, name: name) { _ in Track(metres: metres) }
  }

  private func addStation(_ name: String, to container: Container) {
    container.register(Station.self, name: name) { _ in Station(platforms: 2) }
  }
}

extension Container {
  func addTrain(_ line: Line) {
    register(Train.self, name: line.rawValue) { _ in Train(seats: 40) }
  }
}

extension Resolver {
  func track(named name: String = Names.main) -> Track { resolve(Track.self, name: name)! }
  func train(_ line: Line) -> Train { resolve(Train.self, name: line.rawValue)! }
  func station(_ name: String) -> Station { resolve(Station.self, name: name)! }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([LineAssembly()]).resolver
    print(resolver.track().metres, resolver.track(named: "siding").metres)
    print(
      resolver.track(named: Names.side).metres  // want: missing-provider "'Track named "
    )
    print(resolver.train(.red).seats, resolver.train(.blue).seats)
    print(resolver.train(.green).seats)  // want: missing-provider "'Train named "
    print(resolver.station("north").platforms, resolver.station("west").platforms)
  }
}
