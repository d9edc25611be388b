import Pure

// Reads as operands, as subscript bases and indices, as callable values, as inout arguments.

infix operator <~>

struct Knob {
  var level = 0
  subscript(step: Int) -> Int { level + step }
  static func <~> (left: Knob, right: Knob) -> Knob { left }
  func callAsFunction() -> Int { level }
}

func turn(_ knob: inout Knob) {}

final class MixerModule: FactoryModule {
  struct Dependency {
    let bass: Knob
    let treble: Knob
    let gain: Knob
    let step: Int
    let pan: Knob
    var volume: Knob
    let fader: Knob  // want: unused-dependency "fader"
  }

  private var dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func mix() -> Int {
    let tone = self.dependency.bass <~> self.dependency.treble
    turn(&self.dependency.volume)
    return tone.level + dependency.gain[dependency.step] - dependency.pan()
  }
}

enum CompositionRoot {
  static func resolve() -> MixerModule.Factory {
    let knob = Knob()
    return .init(
      dependency: .init(
        bass: knob, treble: knob, gain: knob, step: 1, pan: knob, volume: knob, fader: knob))
  }
}
