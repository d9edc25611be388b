import ComposableArchitecture

/// Hands its values on, and puts in others for some keys.
final class Bakery {
  @Dependency(\.scale) private var scale  // want: missing-provider "'ScaleKey'"
  @Dependency(\.tray) private var tray
  @Dependency(\.label.count) var count  // want: missing-provider "'LabelKey'"
  @Dependency(\.stamp) var stamp
  @Dependency(Press.self) private var press: Press  // want: missing-provider "'Press'", unused-dependency
  @Dependency(Oven.self) private var oven

  func loaf() -> Loaf {
    // The scale and the label are read, and nothing else: `scale` is a property.
    withDependencies(from: self) { Loaf(weight: scale * Double(self.count)) }
  }

  func other() -> Bakery {
    withDependencies {
      $0.tray = tray + 1
      $0[Oven.self] = oven
    } operation: {
      Bakery()
    }
  }

  func feature() -> some Reducer<Void, Void> { EmptyReducer().dependency(\.stamp, "plain") }
}

struct Loaf {
  let weight: Double
}
