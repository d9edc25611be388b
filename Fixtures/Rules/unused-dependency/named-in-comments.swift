// A parameter that only a comment names is not read.

final class Tide { func height() -> Int { 1 } }

final class Pier {
  init(tide: Tide) {  // want: unused-dependency "parameter 'tide' of 'init(tide:)' is never read"
    // self.tide = tide
    print("pier")  // tide
  }
}

final class Buoy {
  init(tide: Tide) {
    // tide
    print("\(tide.height())")
  }
}

/// Two slashes in a text begin no comment.
final class Gate {
  init(tide: Tide) { print("https://gate", tide.height()) }
}

final class Harbor {
  private let tide = Tide()
  func open() {
    print(Pier(tide: tide), Buoy(tide: tide), Gate(tide: tide), tide.height())
  }
}

Harbor().open()
