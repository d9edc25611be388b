import Client
import Dependencies
import Kit

@main
struct Widget {
  @Dependency(\.open) var open  // want: missing-provider "'OpenClient' has no live value in 'Widget'"

  static func main() { print(Reader().api, Widget().open) }
}
