import Kit

@main enum PopUp {
  static func main() {
    let clerk: Clerk.Factory = .init(dependency: .init(clock: Clock()))
    clerk.create()
  }
}
