import Kit

final class Home {
  @Inject var logger: Logging
  @Inject var text: String  // want: missing-provider "'text' is not registered"

  func show() {
    logger.log()
    print(text)
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start { KitModule() }
    Home().show()
    let count: Int = try inject()
    print(count)
  }
}
