import FactoryKit

@main
enum Main {
  static func main() { print(Container.shared.clock()) }
}
