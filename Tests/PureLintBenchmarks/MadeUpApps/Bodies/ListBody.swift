extension ScreenBody {
  static let list = ScreenBody(
    state: { words in
      """
      private var items: [\(words.type)] = []
      private var filter: \(words.type).Status?
      private var page = 0
      private var isLoading = false
      """
    },
    needed: [
      ScreenMethod([.service]) { words in
        #"""
        func start() {
          guard !isLoading else { return }
          isLoading = true
          \#(words[.service]).load(page: page) { [weak self] result in
            guard let self else { return }
            self.isLoading = false
            switch result {
            case .success(let found):
              self.items += found.filter { item in !self.items.contains { $0.id == item.id } }
              self.page += found.isEmpty ? 0 : 1
            case .failure(let error):
              self.notice = error.text
            }
            self.\#(words.update)
          }
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var headline: String {
          if let notice { return notice }
          let count = shown.count
          return count == 1 ? "One \#(words.feature.name)" : "\(count) \#(words.plural)"
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var shown: [\#(words.type)] {
          guard let filter else { return items }
          return items.filter { $0.status == filter }
        }
        """#
      },
      ScreenMethod([.formatter]) { words in
        #"""
        var lines: [String] {
          shown.map { item in
            let line = \#(words[.formatter]).line(for: item)
            return item.\#(words.flag) ? "* \(line)" : line
          }
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.settings], action: "toggleFilter") { words in
        #"""
        func toggleFilter() {
          switch filter {
          case nil: filter = .\#(words.firstStatus)
          case .\#(words.firstStatus): filter = .\#(words.lastStatus)
          default: filter = nil
          }
          \#(words[.settings]).set(filter?.rawValue, for: "\#(words.key).filter")
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.analytics], action: "sort") { words in
        #"""
        func sort() {
          let isSorted = zip(items, items.dropFirst()).allSatisfy { $0.\#(words.amount) <= $1.\#(words.amount) }
          items.sort { left, right in
            isSorted ? left.name < right.name : left.\#(words.amount) < right.\#(words.amount)
          }
          \#(words[.analytics]).track("sort", ["by": isSorted ? "name" : "\#(words.amount)"])
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.formatter]) { words in
        #"""
        var sections: [(title: String, lines: [String])] {
          let groups = Dictionary(grouping: shown, by: \.status)
          return \#(words.type).Status.allCases.compactMap { status in
            guard let members = groups[status], !members.isEmpty else { return nil }
            let lines = members.map { \#(words[.formatter]).line(for: $0) }
            return (title: "\(status.rawValue) (\(members.count))", lines: lines)
          }
        }
        """#
      },
      ScreenMethod([.service, .logger]) { words in
        #"""
        func remove(at index: Int) {
          guard shown.indices.contains(index) else { return }
          let item = shown[index]
          \#(words[.service]).remove(item)
          items.removeAll { $0.id == item.id }
          if items.isEmpty { \#(words[.logger]).log("no \#(words.plural) are left") }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.service], action: "markAll") { words in
        #"""
        func markAll() {
          let changed = items.filter { !$0.\#(words.flag) }.map { item -> \#(words.type) in
            var item = item
            item.\#(words.flag) = true
            return item
          }
          for item in changed {
            do {
              try \#(words[.service]).save(item)
            } catch {
              notice = "\(item.name) could not be saved"
            }
          }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var total: Int {
          var totals: [\#(words.type).Status: Int] = [:]
          for item in items {
            totals[item.status, default: 0] += item.\#(words.amount)
          }
          return filter.flatMap { totals[$0] } ?? totals.values.reduce(0, +)
        }
        """#
      },
    ]
  )
}
