import NeedleFoundation

final class TowerComponent: BootstrapComponent { var height: Int { 3 } }

@main
enum Tower {
  static func main() {
    print(TowerComponent().height)  // want: missing-provider "'TowerComponent' is made, but nobody calls"
  }
}
