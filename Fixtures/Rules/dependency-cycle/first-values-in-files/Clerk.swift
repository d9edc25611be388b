final class Clerk {
  static let shared = Clerk()
  private init() { open() }
}
