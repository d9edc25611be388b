extension ScreenBody {
  static let detail = ScreenBody(
    state: { words in
      """
      private var isBusy = false
      private var marks: [String: Int] = [:]
      """
    },
    needed: [
      ScreenMethod([.service]) { words in
        #"""
        func start() {
          if let fresh = \#(words[.service]).find(item.id), fresh != item {
            item = fresh
            notice = "\(item.name) has changed"
          }
          marks = item.\#(words.labels).reduce(into: [:]) { $0[$1, default: 0] += 1 }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var headline: String {
          let mark = item.\#(words.flag) ? "!" : ""
          return "\(item.name)\(mark) (\(item.status.rawValue))"
        }
        """#
      },
      ScreenMethod([.formatter]) { words in
        #"""
        var lines: [String] {
          var lines = \#(words[.formatter]).details(of: item)
          if let \#(words.remark) = item.\#(words.remark), !\#(words.remark).isEmpty {
            lines.append(\#(words.remark))
          }
          return lines + marks.keys.sorted().map { "#\($0)" }
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.service, .analytics], action: "advance") { words in
        #"""
        func advance() {
          let statuses = \#(words.type).Status.allCases
          guard let index = statuses.firstIndex(of: item.status), index + 1 < statuses.count else {
            notice = "\(item.name) is \(item.status.rawValue) already"
            return \#(words.update)
          }
          item.status = statuses[index + 1]
          do {
            try \#(words[.service]).save(item)
            \#(words[.analytics]).track("advance", ["status": item.status.rawValue])
          } catch let error as LoadingError {
            notice = error.text
          } catch {
            notice = "\(error)"
          }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.clock]) { words in
        #"""
        var age: String {
          let days = Int(\#(words[.clock]).now.timeIntervalSince(item.date) / 86_400)
          switch days {
          case ..<0: return "in \(-days) days"
          case 0: return "today"
          case 1: return "yesterday"
          default: return days > 60 ? "\(days / 30) months ago" : "\(days) days ago"
          }
        }
        """#
      },
      ScreenMethod([.session, .service], action: "share") { words in
        #"""
        func share() {
          guard let user = \#(words[.session]).user, !isBusy else { return }
          isBusy = true
          defer { isBusy = false }
          var copy = item
          copy.\#(words.labels).append("from \(user.name)")
          copy.\#(words.remark) = copy.\#(words.remark).map { "\($0), shared" }
          try? \#(words[.service]).save(copy)
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.images]) { words in
        #"""
        func loadCover(then completion: @escaping (String?) -> Void) {
          let names = [item.name, item.\#(words.labels).first ?? "\#(words.feature.name)"]
          \#(words[.images]).load(names.joined(separator: "-")) { isFound in
            completion(isFound ? names.first : nil)
          }
        }
        """#
      },
      ScreenMethod([.settings]) { words in
        #"""
        func isFamiliar() -> Bool {
          let key = "\#(words.key).\(item.id)"
          let visits = (\#(words[.settings]).text(for: key).flatMap { Int($0) } ?? 0) + 1
          \#(words[.settings]).set("\(visits)", for: key)
          return visits > 3 || marks["known"] != nil
        }
        """#
      },
      ScreenMethod([.service, .reachability], action: "removeItem") { words in
        #"""
        func removeItem() {
          guard \#(words[.reachability]).isOnline || item.\#(words.amount) == 0 else {
            notice = "\(item.name) can be removed later"
            return \#(words.update)
          }
          \#(words[.service]).remove(item)
          item.\#(words.labels) = item.\#(words.labels).filter { $0 != "new" } + ["removed"]
          \#(words.update)
        }
        """#
      },
    ]
  )
}
