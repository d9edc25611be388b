import Pure

final class RadioModule: FactoryModule, SoundSource {
  struct Dependency {
    let player: Player
    let alarm: Player
    let siren: Player  // want: unused-dependency "siren"
  }

  let sound: Player
  let signal: Player
  let noise: Player

  init(dependency: Dependency, payload: Void) {
    sound = dependency.player
    signal = dependency.alarm
    noise = dependency.siren
  }
}
