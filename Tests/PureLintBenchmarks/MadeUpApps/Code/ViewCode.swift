/// A screen as a view of SwiftUI with a model that is asked for where it is used.
struct ViewCode {
  let code: ScreenCode

  private var view: String { "\(code.name)View" }
  private var model: String { "\(code.name)Model" }

  var files: [SourceFile] {
    [
      SourceFile(code.path(model), modelText),
      SourceFile(code.path(view), viewText),
    ]
  }

  private var modelText: String {
    let body = code.body({ $0.rawValue }, update: "objectWillChange.send()")
    let injected = code.services.map { "@Inject private var \($0.label): \($0.type)" }
    let payload: String
    let beginning: String
    switch code.kind.payload {
    case .nothing: (payload, beginning) = ("", "")
    case .item:
      payload = "\nprivate var item = \(code.feature.type).empty"
      beginning = "func begin(with item: \(code.feature.type)) {\n  self.item = item\n  start()\n}"
    case .query:
      payload = "\nprivate var query = \"\""
      beginning = "func begin(with query: String) {\n  self.query = query\n  start()\n}"
    }
    return """
      import Dirk
      import SwiftUI

      final class \(model): ObservableObject {
      \((injected.joined(separator: "\n") + payload + "\n" + body.state).indented(by: 2))

      \([beginning, body.methods].paragraphs().indented(by: 2))
      }
      """
  }

  private var viewText: String {
    let payload = code.payload.isEmpty ? "" : "\n  let \(code.payload)"
    let name = code.payload.prefix { $0 != ":" }
    let begin = name.isEmpty ? "start()" : "begin(with: \(name))"
    let buttons = code.screen.methods.compactMap(\.action).map { action in
      "Button(\"\(title(of: action))\") { model.\(action)() }"
    }
    return """
      import Dirk
      import SwiftUI

      struct \(view): View {\(payload)
        @StateInject private var model: \(model)

        var body: some View {
          VStack {
            Text(model.headline)
      \(list.indented(by: 6))
            buttons
      \(code.links.filter { !isOfRow($0) }.map { destination($0, argument: argument(of: $0)) }
        .lines(indentedBy: 6))
          }
          .navigationTitle("\(title(of: code.name.uncapitalized))")
          .onAppear { model.\(begin) }
        }

        private var buttons: some View {
          VStack {
      \((buttons.isEmpty ? ["EmptyView()"] : buttons).lines(indentedBy: 6))
          }
        }
      }
      """
  }

  private var list: String {
    let links = code.links.filter(isOfRow)
    guard !links.isEmpty else {
      return """
        List(model.lines) { line in
          Text(line)
        }
        """
    }
    return """
      List(model.shown) { item in
      \(links.map { destination($0, argument: "item: item", label: "item.name") }.lines(indentedBy: 2))
      }
      """
  }

  private func isOfRow(_ link: ScreenLink) -> Bool {
    [.list, .search].contains(code.kind) && link.kind.payload == .item
  }

  private func argument(of link: ScreenLink) -> String {
    switch link.kind.payload {
    case .nothing: ""
    case .item: "item: item"
    case .query: "query: model.headline"
    }
  }

  private func destination(_ link: ScreenLink, argument: String, label: String? = nil) -> String {
    """
    NavigationLink {
      \(link.screen)View(\(argument))
    } label: {
      Text(\(label ?? "\"\(title(of: link.name))\""))
    }
    """
  }

  /// `markAll` as people read it: `Mark all`.
  private func title(of name: String) -> String {
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
