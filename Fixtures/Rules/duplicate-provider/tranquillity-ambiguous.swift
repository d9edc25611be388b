import DITranquillity

// Two components of one type are ambiguous: who asks for one gets neither, unless one is preferred. Several of
// a protocol are there for those who ask for all.

protocol Lamp {}
final class Candle: Lamp {}
final class Torch: Lamp {}
final class Lantern {}
final class Match {}

final class LampPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Candle.init).as(Lamp.self)
    container.register(Torch.init).as(Lamp.self)
    container.register(Lantern.init)
    container.register(Lantern.init).lifetime(.single)  // want: duplicate-provider "'Lantern' is registered twice: who asks for it gets nothing"
    container.register(Match.init)
    container.register(Match.init).default()
  }
}

let container = DIContainer()
container.append(part: LampPart.self)
let lamps: [Lamp] = container.resolveMany()
let lantern: Lantern = container.resolve()
let match: Match = container.resolve()
print(lamps, lantern, match)
