extension ScreenBody {
  static let search = ScreenBody(
    state: { words in
      """
      private var found: [\(words.type)] = []
      private var recent: [String] = []
      private var scores: [Int: Int] = [:]
      """
    },
    needed: [
      ScreenMethod([.service, .settings]) { words in
        #"""
        func start() {
          let saved = \#(words[.settings]).text(for: "\#(words.key)") ?? ""
          recent = saved.split(separator: ",").map(String.init)
          guard query.count > 1 else {
            found = []
            return \#(words.update)
          }
          found = \#(words[.service]).search(query)
          remember(query)
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.settings]) { words in
        #"""
        private func remember(_ text: String) {
          recent.removeAll { $0.caseInsensitiveCompare(text) == .orderedSame }
          recent.insert(text, at: 0)
          recent = Array(recent.prefix(8))
          \#(words[.settings]).set(recent.joined(separator: ","), for: "\#(words.key)")
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var headline: String {
          switch (query.isEmpty, found.count) {
          case (true, _): return "Search \#(words.plural)"
          case (false, 0): return "Nothing for \(query)"
          case (false, let count): return "\(count) for \(query)"
          }
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var shown: [\#(words.type)] {
          found.sorted { scores[$0.id, default: 0] > scores[$1.id, default: 0] }
        }
        """#
      },
      ScreenMethod([.formatter]) { words in
        #"""
        var lines: [String] {
          shown.isEmpty ? recent : shown.map { \#(words[.formatter]).line(for: $0) }
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.analytics]) { words in
        #"""
        func rate() {
          let parts = query.lowercased().split(separator: " ")
          for item in found {
            let text = ([item.name, item.\#(words.remark) ?? ""] + item.\#(words.labels)).joined(separator: " ")
            scores[item.id] = parts.filter { text.lowercased().contains($0) }.count
          }
          \#(words[.analytics]).track("search", ["words": "\(parts.count)", "found": "\(found.count)"])
        }
        """#
      },
      ScreenMethod([.service]) { words in
        #"""
        func suggestions(for text: String) -> [String] {
          let candidates = recent + \#(words[.service]).search(text).map(\.name)
          var seen: Set<String> = []
          return candidates.filter { candidate in
            candidate.hasPrefix(text) && seen.insert(candidate.lowercased()).inserted
          }
        }
        """#
      },
      ScreenMethod([.settings], action: "forget") { words in
        #"""
        func forget() {
          guard !recent.isEmpty else { return }
          notice = "\(recent.count) queries forgotten"
          recent = []
          scores = scores.filter { $0.value > 1 }
          \#(words[.settings]).set(nil, for: "\#(words.key)")
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.flags], action: "widen") { words in
        #"""
        func widen() {
          let parts = query.split(separator: " ")
          let longest = parts.max { $0.count < $1.count }
          if \#(words[.flags]).isOn("\#(words.feature.name).fuzzy"), let longest {
            query = String(longest)
          } else if let first = parts.first {
            query = String(first.dropLast())
          }
          start()
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var counts: [\#(words.type).Status: Int] {
          found.reduce(into: [:]) { counts, item in
            guard item.\#(words.amount) > 0 else { return }
            counts[item.status, default: 0] += 1
          }
        }
        """#
      },
    ]
  )
}
