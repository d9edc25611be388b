/// A screen as a view controller. What is above its methods, a dialect says.
struct ViewControllerCode {
  let code: ScreenCode
  let imports: [String]
  /// What stands behind the name: `UIViewController, FactoryModule`.
  let inheritance: String
  /// Nested types, properties for what is injected, the initializer with its stored payload.
  let head: (_ state: String) -> String
  let access: (ServiceKind) -> String
  /// The expression that makes the screen of a link out of an argument.
  let make: (ScreenLink, _ argument: String) -> String

  var file: SourceFile {
    let body = code.body(access, update: "render()")
    let tableProtocols = ",\n  UITableViewDataSource, UITableViewDelegate\n{"
    return SourceFile(
      code.path(code.controller),
      """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      final class \(code.controller): \(inheritance)\(isTable ? tableProtocols : " {")
      \(head(views + "\n" + body.state).indented(by: 2))

      \([viewDidLoad, render, isTable ? table : "", openings, body.methods].paragraphs().indented(by: 2))
      }
      """
    )
  }

  /// Whether the screen shows rows that can be chosen.
  private var isTable: Bool { [.list, .search, .history].contains(code.kind) }

  private var views: String {
    isTable
      ? "private let tableView = UITableView()\nprivate let emptyLabel = UILabel()"
      : "private let labels = (0..<8).map { _ in UILabel() }"
  }

  /// The links that a chosen row opens.
  private var rowLinks: [ScreenLink] {
    [.list, .search].contains(code.kind) ? code.links.filter { $0.kind.payload == .item } : []
  }

  private var viewDidLoad: String {
    let rowNames = Set(rowLinks.map(\.name))
    let openings = code.links.filter { !rowNames.contains($0.name) }.map {
      "open\($0.capitalizedName)"
    }
    let actions = code.screen.methods.compactMap(\.action) + openings
    let setUp =
      isTable
      ? [
        "tableView.dataSource = self", "tableView.delegate = self", "view.addSubview(tableView)",
        "view.addSubview(emptyLabel)",
      ] : ["labels.forEach { view.addSubview($0) }"]
    let lines =
      ["super.viewDidLoad()"] + setUp
      + actions.map { "addButton { [weak self] in self?.\($0)() }" } + ["start()"]
    let addButton = """
      private func addButton(_ action: @escaping () -> Void) {
        let button = UIButton()
        button.onTap = action
        view.addSubview(button)
      }
      """
    return """
      override func viewDidLoad() {
      \(lines.lines(indentedBy: 2))
      }\(actions.isEmpty ? "" : "\n\n" + addButton)
      """
  }

  private var render: String {
    if isTable {
      return """
        private func render() {
          title = headline
          emptyLabel.isHidden = !lines.isEmpty
          emptyLabel.text = notice ?? headline
          tableView.reloadData()
        }
        """
    }
    return """
      private func render() {
        title = headline
        let texts = [notice].compactMap { $0 } + lines
        for (index, label) in labels.enumerated() {
          label.isHidden = index >= texts.count
          label.text = texts.indices.contains(index) ? texts[index] : nil
        }
      }
      """
  }

  private var table: String {
    """
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lines.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(UITableViewCell.self, for: indexPath)
      cell.textLabel.text = lines.indices.contains(indexPath.row) ? lines[indexPath.row] : nil
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    \(selection.lines(indentedBy: 2))
    }
    """
  }

  private var selection: [String] {
    guard let first = rowLinks.first else {
      return ["guard lines.indices.contains(indexPath.row) else { return }"]
        + ["emptyLabel.text = lines[indexPath.row]"]
    }
    let others = rowLinks.dropFirst().map { "case 0: open\($0.capitalizedName)(item)" }
    let guarding = "guard shown.indices.contains(indexPath.row) else { return }"
    let item = "let item = shown[indexPath.row]"
    guard let other = others.first else {
      return [guarding, item, "open\(first.capitalizedName)(item)"]
    }
    return [guarding, item, "switch item.\(code.feature.amount) {", other]
      + (others.count > 1 ? [others[1].replacing("case 0", with: "case ..<0")] : [])
      + ["default: open\(first.capitalizedName)(item)", "}"]
  }

  private var openings: String {
    let rowNames = Set(rowLinks.map(\.name))
    return code.links.map { link in
      let parameter = rowNames.contains(link.name) ? "_ item: \(code.feature.type)" : ""
      return """
        private func open\(link.capitalizedName)(\(parameter)) {
          let screen = \(make(link, link.argument))
          navigationController?.pushViewController(screen, animated: true)
        }
        """
    }.paragraphs()
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}
