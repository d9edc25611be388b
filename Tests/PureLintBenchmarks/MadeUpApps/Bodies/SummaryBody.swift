extension ScreenBody {
  static let summary = ScreenBody(
    state: { words in
      """
      private var items: [\(words.type)] = []
      private var goal = 100
      """
    },
    needed: [
      ScreenMethod([.service]) { words in
        #"""
        func start() {
          \#(words[.service]).load(page: 0) { [weak self] result in
            guard let self, case .success(let items) = result else { return }
            self.items = items.sorted { ($0.\#(words.amount), $0.name) > ($1.\#(words.amount), $1.name) }
            self.\#(words.update)
          }
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        private var totals: [\#(words.type).Status: Int] {
          Dictionary(items.map { ($0.status, $0.\#(words.amount)) }, uniquingKeysWith: +)
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var headline: String {
          let total = totals.values.reduce(0, +)
          let share = goal > 0 ? min(100, total * 100 / goal) : 0
          return "\(total) in \(items.count) \#(words.plural), \(share) %"
        }
        """#
      },
      ScreenMethod([.formatter]) { words in
        #"""
        var lines: [String] {
          let byStatus = \#(words.type).Status.allCases.map { status in
            "\(status.rawValue): \(\#(words[.formatter]).text(of: totals[status] ?? 0))"
          }
          return byStatus + items.prefix(3).map { \#(words[.formatter]).line(for: $0) }
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.settings], action: "raiseGoal") { words in
        #"""
        func raiseGoal() {
          let saved = \#(words[.settings]).text(for: "\#(words.key).goal").flatMap { Int($0) }
          goal = (saved ?? goal) + 50
          \#(words[.settings]).set("\(goal)", for: "\#(words.key).goal")
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.clock]) { words in
        #"""
        var weeks: [Int] {
          let now = \#(words[.clock]).now
          var weeks = [Int](repeating: 0, count: 8)
          for item in items {
            let week = Int(now.timeIntervalSince(item.date) / (7 * 86_400))
            guard weeks.indices.contains(week) else { continue }
            weeks[week] += item.\#(words.amount)
          }
          return weeks.reversed()
        }
        """#
      },
      ScreenMethod([.analytics]) { words in
        #"""
        func compare(with other: [\#(words.type)]) -> String {
          let sums = [items, other].map { $0.map(\.\#(words.amount)).reduce(0, +) }
          let change = sums[0] - sums[1]
          \#(words[.analytics]).track("compare", ["change": "\(change)"])
          switch change {
          case 0: return "as before"
          case 1...: return "\(change) more than \(sums[1])"
          default: return "\(-change) less than \(sums[1])"
          }
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var topics: [(name: String, count: Int)] {
          var counts: [String: Int] = [:]
          items.flatMap(\.\#(words.labels)).forEach { counts[$0, default: 0] += 1 }
          return counts.map { (name: $0.key, count: $0.value) }.sorted { $0.count > $1.count }
        }
        """#
      },
      ScreenMethod([.flags]) { words in
        #"""
        var median: Int? {
          guard \#(words[.flags]).isOn("\#(words.key).median"), !items.isEmpty else { return nil }
          let sorted = items.map(\.\#(words.amount)).sorted()
          let middle = sorted.count / 2
          return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        }
        """#
      },
    ]
  )
}
