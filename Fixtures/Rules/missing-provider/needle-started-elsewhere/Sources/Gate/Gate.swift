import NeedleFoundation

// Another program: what it starts, the first one does not.
final class GateComponent: BootstrapComponent { var width: Int { 2 } }

@main
enum Gate {
  static func main() {
    registerProviderFactories()
    print(GateComponent().width)
  }
}
