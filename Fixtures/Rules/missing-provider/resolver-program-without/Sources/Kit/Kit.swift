import Resolver

// What a program makes has to be registered in that program, whatever others register.

public final class Clock {
  public init() {}
}

public final class Zone {
  public init() {}
}

public final class Bell {
  @Injected public var clock: Clock  // want: missing-provider "'clock' is not registered in 'Widget'"
  public init() {}
  public func ring() { print(clock) }
}

/// Only the app makes one.
public final class Map {
  @Injected public var zone: Zone
  public init() {}
  public func show() { print(zone) }
}

// What both programs get to on the way is asked for in both.

public protocol Screen {
  func show()
}

public final class Sheet {
  public init() {}
}

public final class Ink {
  public init() {}
}

public final class Tour {
  private let maker: ScreenMaking
  public init(maker: ScreenMaking = ScreenMaker()) { self.maker = maker }
  public func begin() { maker.make().show() }
}

public protocol ScreenMaking {
  func make() -> Screen
  func makeLast() -> Screen
}

public final class ScreenMaker: ScreenMaking {
  public init() {}
  public func make() -> Screen {
    @Injected var sheet: Sheet  // want: missing-provider "'sheet' is not registered in 'Widget'"
    return Page(sheet: sheet)
  }
  /// Only the app calls it.
  public func makeLast() -> Screen { LastPage() }
}

final class Page: Screen {
  private let sheet: Sheet
  init(sheet: Sheet) { self.sheet = sheet }
  func show() { print(sheet) }
}

final class LastPage: Screen {
  @Injected private var ink: Ink
  func show() { print(ink) }
}
