@main
enum FrostWidget {
  static func main() async throws {
    print(try await FrostLine().text())
  }
}
