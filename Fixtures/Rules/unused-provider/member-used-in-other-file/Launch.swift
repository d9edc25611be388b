struct Launcher {
  func launch() {
    root.settings.load()
    report { $0.tracker }
    print(root.homeFactory)
  }
}
