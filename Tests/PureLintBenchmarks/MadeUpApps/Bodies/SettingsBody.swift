extension ScreenBody {
  static let settings = ScreenBody(
    state: { words in
      """
      private var switches = ["sounds": true, "\(words.amount)": false, "\(words.labels)": true]
      private var isReset = false
      """
    },
    needed: [
      ScreenMethod([.settings]) { words in
        #"""
        func start() {
          for (name, isOn) in switches {
            let saved = \#(words[.settings]).text(for: "\#(words.key).\(name)")
            switches[name] = saved.map { $0 == "on" } ?? isOn
          }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.service]) { words in
        #"""
        var headline: String {
          let on = switches.filter(\.value).count
          guard !isReset else { return "As new" }
          return "\(on) of \(switches.count), \(\#(words[.service]).count) \#(words.plural)"
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var lines: [String] {
          switches.keys.sorted().map { name in
            let isOn = switches[name] ?? false
            return "\(name): \(isOn ? "on" : "off")"
          }
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.settings, .analytics]) { words in
        #"""
        func toggle(_ name: String) {
          guard let isOn = switches[name] else { return }
          switches[name] = !isOn
          isReset = false
          \#(words[.settings]).set(isOn ? "off" : "on", for: "\#(words.key).\(name)")
          \#(words[.analytics]).track("switch", [name: "\(!isOn)"])
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.settings, .logger], action: "reset") { words in
        #"""
        func reset() {
          switches.keys.forEach { \#(words[.settings]).set(nil, for: "\#(words.key).\($0)") }
          switches = switches.mapValues { _ in true }
          isReset = true
          \#(words[.logger]).log("\(switches.count) settings of \#(words.plural) were reset")
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.session, .settings], action: "signOut") { words in
        #"""
        func signOut() {
          guard \#(words[.session]).isSignedIn else {
            notice = "Nobody is signed in"
            return \#(words.update)
          }
          \#(words[.session]).signOut()
          \#(words[.settings]).set(nil, for: "\#(words.feature.name).user")
          start()
        }
        """#
      },
      ScreenMethod([.flags]) { words in
        #"""
        var hiddenSwitches: [String] {
          switches.keys.filter { name in
            let isKnown = ["sounds", "\#(words.amount)"].contains(name)
            return !isKnown && !\#(words[.flags]).isOn("\#(words.key).\(name)")
          }
          .sorted()
        }
        """#
      },
      ScreenMethod([.service, .clock], action: "cleanUp") { words in
        #"""
        func cleanUp() {
          \#(words[.service]).load(page: 0) { [weak self] result in
            guard let self, let items = try? result.get() else { return }
            let limit = self.\#(words[.clock]).now.addingTimeInterval(-365 * 86_400)
            let old = items.filter { $0.date < limit && $0.status == .\#(words.lastStatus) }
            old.forEach { self.\#(words[.service]).remove($0) }
            self.notice = old.isEmpty ? nil : "\(old.count) \#(words.plural) removed"
            self.\#(words.update)
          }
        }
        """#
      },
    ]
  )
}
