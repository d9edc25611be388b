import Resolver

// What two ask for that nobody registers is told of the one that is needed, and of the other one that it
// is not.

protocol Chart { var name: String { get } }

final class Finder {
  @Injected private var chart: Chart
  func find() -> String { chart.name }
}

final class Guide {
  @Injected private var chart: Chart  // want: missing-provider "'chart' is not registered"
  func lead() -> String { chart.name }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Finder() }  // want: unused-provider "Finder"
    register { Guide() }
  }
}

@main
enum Main {
  static func main() {
    let guide: Guide = Resolver.resolve()
    print(guide.lead())
  }
}
