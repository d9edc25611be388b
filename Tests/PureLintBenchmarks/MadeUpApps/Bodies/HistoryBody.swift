extension ScreenBody {
  static let history = ScreenBody(
    state: { words in
      """
      private var changes: [Change] = []
      private var openDays: Set<String> = []
      """
    },
    needed: [
      ScreenMethod([.service]) { words in
        #"""
        func start() {
          changes = \#(words[.service]).history(of: item).sorted { $0.date > $1.date }
          if let first = days.first { openDays.insert(first) }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        private var days: [String] {
          var days: [String] = []
          for change in changes where days.last != change.day { days.append(change.day) }
          return days
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var headline: String {
          let authors = Set(changes.map(\.author))
          return "\(item.name): \(changes.count) changes by \(authors.count)"
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var lines: [String] {
          let groups = Dictionary(grouping: changes, by: \.day)
          return days.flatMap { day -> [String] in
            let members = groups[day] ?? []
            guard openDays.contains(day) else { return ["\(day) (\(members.count))"] }
            return [day] + members.map { "\($0.author): \($0.text)" }
          }
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.analytics]) { words in
        #"""
        func toggle(_ day: String) {
          if openDays.remove(day) == nil {
            openDays.insert(day)
            \#(words[.analytics]).track("open day", ["day": day])
          }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.session], action: "showOwn") { words in
        #"""
        func showOwn() {
          guard let name = \#(words[.session]).user?.name else { return }
          let own = changes.filter { $0.author == name }
          notice = own.isEmpty ? "You have changed nothing" : nil
          changes = own.isEmpty ? changes : own
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.clock]) { words in
        #"""
        var pace: Double {
          guard let first = changes.last else { return 0 }
          let seconds = \#(words[.clock]).now.timeIntervalSince(first.date)
          let days = max(seconds / 86_400, 1)
          return Double(changes.count * max(item.\#(words.amount), 1)) / days
        }
        """#
      },
      ScreenMethod([.service], action: "undo") { words in
        #"""
        func undo() {
          guard let last = changes.first else { return }
          switch last.kind {
          case .renamed(let old): item.name = old
          case .marked: item.\#(words.flag).toggle()
          case .other: return
          }
          try? \#(words[.service]).save(item)
          start()
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        func summary(of author: String) -> [String: Int] {
          changes.lazy.filter { $0.author == author }.map(\.text).reduce(into: [:]) {
            $0[$1.isEmpty ? "\#(words.feature.name)" : $1, default: 0] += 1
          }
        }
        """#
      },
    ]
  )
}
