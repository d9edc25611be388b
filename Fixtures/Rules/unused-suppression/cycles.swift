// A cycle is one finding, and any of its hops may carry the comment.

final class Printer {
  init(table: Table) {}
}

final class Table {
  init(printer: Printer) {}
}

final class Clock: FactoryModule {
  struct Dependency {
    let printer: Printer
    let table: Table
  }
  init(dependency: Dependency, payload: Void) { print(dependency.printer, dependency.table) }
}

final class FirstRoot {
  lazy var printer = Printer(table: table)  // purelint:ignore dependency-cycle: the first hop
  lazy var table = Table(printer: printer)
  lazy var clock = Clock.Factory(dependency: .init(printer: printer, table: table))
}

final class SecondRoot {
  lazy var printer = Printer(table: table)
  // purelint:ignore dependency-cycle: the other hop
  lazy var table = Table(printer: printer)
  lazy var clock = Clock.Factory(dependency: .init(printer: printer, table: table))
}

final class ThirdRoot {
  lazy var printer = Printer(table: table)  // want: dependency-cycle
  lazy var table = Table(printer: printer)
  // purelint:ignore dependency-cycle: no hop
  lazy var clock = Clock.Factory(dependency: .init(printer: printer, table: table))
  // want@-2: unused-suppression
}

final class FourthRoot {
  // purelint:ignore dependency-cycle: the closure is part of the declaration
  lazy var printer: Printer = {
    let table = self.table
    return Printer(table: table)
  }()
  lazy var table = Table(printer: printer)
  lazy var clock = Clock.Factory(dependency: .init(printer: printer, table: table))
}

enum App {
  static func main() {
    print(FirstRoot().clock, SecondRoot().clock, ThirdRoot().clock, FourthRoot().clock)
  }
}
