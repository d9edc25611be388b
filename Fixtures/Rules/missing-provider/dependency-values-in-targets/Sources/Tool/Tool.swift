import Client
import Dependencies
import Live

/// Is built with what it imports, whatever the package says.
@main
struct Tool {
  @Dependency(\.open) var open

  static func main() { print(Tool().open) }
}
