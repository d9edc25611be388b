extension Dirk {
  private static var current: Dirk?

  public static func get() throws -> Dirk { current! }

  public static func start(@ArrayBuilder<Module> _ builder: () -> [Module]) throws {
    let dirk = Dirk()
    builder().forEach { module in dirk.register(module) }
    current = dirk
  }
}
