import Sports

func watch(_ dancer: Dancer) -> Int {
  Course.laps { $0.sound.play() }
  return dancer.lamp.shine() + dancer[keyPath: \.rope].pull() + dancer.clap() + Soloist.bow(dancer)
}

extension Dancer {
  func clap() -> Int { second.shine() }
}

class Soloist: Dancer {
  static func bow(_ dancer: Dancer) -> Int { (dancer as? Soloist)?.bow() ?? 0 }
  func bow() -> Int { third.pull() }
}

func see(_ someone: any Lit) -> Int { someone.lamp.shine() }
