public protocol Logging {
  func log()
}

final class Logger: Logging {
  func log() {}
}

final class Sink {}

public final class KitModule: Module {
  public init() {
    super.init {
      Factory { Logger() as Logging }
      Factory { Sink() }  // want: unused-provider "Sink"
      Factory { 3 }
    }
  }
}
