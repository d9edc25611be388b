import Client
import Dependencies
import Live

@main
struct Main {
  @Dependency(\.api) var api
  @Dependency(\.file) var file  // want: missing-provider "'FileClient'"

  static func main() {
    let main = Main()
    print(main.api, main.file)
  }
}
