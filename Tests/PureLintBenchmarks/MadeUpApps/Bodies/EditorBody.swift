extension ScreenBody {
  static let editor = ScreenBody(
    state: { words in
      """
      private var problems: [String] = []
      private var isChanged = false
      """
    },
    needed: [
      ScreenMethod([.drafts]) { words in
        #"""
        func start() {
          if let draft = \#(words[.drafts]).draft(of: item) {
            item = draft
            isChanged = true
          }
          check()
        }
        """#
      },
      ScreenMethod([.rules]) { words in
        #"""
        private func check() {
          problems = \#(words[.rules]).problems(of: item)
          notice = problems.first
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.service, .drafts], action: "save") { words in
        #"""
        func save() {
          check()
          guard problems.isEmpty else { return }
          do {
            try \#(words[.service]).save(item)
            \#(words[.drafts]).forget(item)
            isChanged = false
          } catch {
            \#(words[.drafts]).keep(item)
            notice = "\(item.name) is kept as a draft"
          }
          \#(words.update)
        }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var headline: String { isChanged ? "\(item.name), changed" : item.name }
        """#
      },
      ScreenMethod([]) { words in
        #"""
        var lines: [String] {
          let fields = [
            "name": item.name, "\#(words.amount)": "\(item.\#(words.amount))",
            "\#(words.remark)": item.\#(words.remark) ?? "", "status": item.status.rawValue,
          ]
          return fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } + problems
        }
        """#
      },
    ],
    others: [
      ScreenMethod([.drafts]) { words in
        #"""
        func change(_ field: String, to text: String) {
          switch field {
          case "name": item.name = text.trimmingCharacters(in: .whitespaces)
          case "\#(words.amount)": item.\#(words.amount) = Int(text) ?? item.\#(words.amount)
          case "\#(words.remark)": item.\#(words.remark) = text.isEmpty ? nil : text
          case "status": item.status = .init(rawValue: text) ?? .\#(words.firstStatus)
          default: return
          }
          isChanged = true
          \#(words[.drafts]).keep(item)
          check()
        }
        """#
      },
      ScreenMethod([.analytics, .drafts], action: "discard") { words in
        #"""
        func discard() {
          guard isChanged else { return }
          \#(words[.drafts]).forget(item)
          \#(words[.analytics]).track("discard", ["\#(words.amount)": "\(item.\#(words.amount))"])
          isChanged = false
          \#(words.update)
        }
        """#
      },
      ScreenMethod([.clock], action: "postpone") { words in
        #"""
        func postpone() {
          let later = max(item.date, \#(words[.clock]).now).addingTimeInterval(7 * 86_400)
          item.date = later
          item.\#(words.labels) = Array(Set(item.\#(words.labels) + ["later"])).sorted()
          isChanged = true
          check()
        }
        """#
      },
      ScreenMethod([.session]) { words in
        #"""
        func sign() {
          guard let user = \#(words[.session]).user else {
            notice = "Sign in to change \(item.name)"
            return \#(words.update)
          }
          let signature = "\(user.name) (\(user.id))"
          if item.\#(words.labels).contains(signature) { return }
          item.\#(words.labels).append(signature)
          isChanged = true
        }
        """#
      },
      ScreenMethod([.rules]) { words in
        #"""
        func canBecome(_ status: \#(words.type).Status) -> Bool {
          var copy = item
          copy.status = status
          let found = \#(words[.rules]).problems(of: copy)
          return found.filter { !problems.contains($0) }.isEmpty
        }
        """#
      },
    ]
  )
}
