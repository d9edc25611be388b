import Pure

enum CompositionRoot {
  static func resolve() -> RadioModule {
    let player = Player()
    return RadioModule(dependency: .init(player: player, alarm: player, siren: player))
  }
}

let radio = CompositionRoot.resolve()
