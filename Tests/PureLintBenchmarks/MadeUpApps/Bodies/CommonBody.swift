extension ScreenBody {
  /// What any screen may do.
  static let common: [ScreenMethod] = [
    ScreenMethod([.analytics]) { words in
      #"""
      func track(_ event: String, _ values: [String: String] = [:]) {
        var values = values
        values["screen"] = "\#(words.key)"
        values["lines"] = "\(lines.count)"
        \#(words[.analytics]).track(event, values)
      }
      """#
    },
    ScreenMethod([.reachability, .logger], action: "reload") { words in
      #"""
      func reload() {
        guard \#(words[.reachability]).isOnline else {
          \#(words[.logger]).log("\#(words.key) is offline")
          notice = "There is no connection"
          return \#(words.update)
        }
        notice = nil
        start()
      }
      """#
    },
    ScreenMethod([.session]) { words in
      #"""
      var greeting: String {
        guard \#(words[.session]).isSignedIn, let user = \#(words[.session]).user else {
          return "Sign in to see \#(words.plural)"
        }
        let name = user.name.split(separator: " ").first.map(String.init) ?? user.name
        return notice ?? "Hello \(name)"
      }
      """#
    },
    ScreenMethod([.images]) { words in
      #"""
      func loadImages() {
        let names = lines.prefix(10).map { $0.lowercased().filter(\.isLetter) }
        for name in Set(names).sorted() where !name.isEmpty {
          \#(words[.images]).load("\#(words.feature.name)-\(name)") { [weak self] isFound in
            guard let self, !isFound else { return }
            self.missing.insert(name)
          }
        }
      }
      """#
    },
    ScreenMethod([.flags, .clock]) { words in
      #"""
      var banner: String? {
        guard \#(words[.flags]).isOn("\#(words.key).banner") else { return nil }
        let hour = Calendar.current.component(.hour, from: \#(words[.clock]).now)
        switch hour {
        case 5..<12: return "Good morning"
        case 12..<18: return "\(lines.count) \#(words.plural) this afternoon"
        default: return notice
        }
      }
      """#
    },
    ScreenMethod([.logger]) { words in
      #"""
      func report(_ error: Error) {
        let text = (error as? LoadingError)?.text ?? error.localizedDescription
        notice = text.isEmpty ? nil : text
        \#(words[.logger]).log("\#(words.key): \(text), \(missing.count) missing")
        \#(words.update)
      }
      """#
    },
  ]

  /// What all screens remember.
  static let commonState = """
    private var notice: String?
    private var missing: Set<String> = []
    """
}
