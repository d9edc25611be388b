/// The parts of a screen that no dialect changes.
struct ScreenCode {
  let feature: Feature
  let screen: Screen

  init(_ screen: Screen, of feature: Feature) {
    self.screen = screen
    self.feature = feature
  }

  var kind: ScreenKind { screen.kind }
  var name: String { feature.type + kind.name }
  var controller: String { name + "ViewController" }

  /// The path of the screen's file.
  func path(_ type: String) -> String { "\(feature.folder)/\(type).swift" }

  /// What has to be known to open the screen, as a property or a parameter; empty for nothing.
  var payload: String {
    switch kind.payload {
    case .nothing: ""
    case .item: "item: \(feature.type)"
    case .query: "query: String"
    }
  }

  var services: [ServiceWiring.Need] { screen.services.map { .init($0, of: feature) } }

  var links: [ScreenLink] { screen.links.map { ScreenLink($0, of: self) } }

  /// The methods and computed properties, and the stored ones that belong to them.
  func body(_ access: @escaping (ServiceKind) -> String, update: String) -> (
    state: String, methods: String
  ) {
    let words = ScreenWords(feature: feature, kind: kind, access: access, update: update)
    return (
      ScreenBody.commonState + "\n" + kind.body.state(words),
      screen.methods.map { $0.text(words) }.paragraphs()
    )
  }
}

/// A screen that another one opens.
struct ScreenLink {
  let kind: ScreenKind
  /// The type of the feature that it belongs to.
  let feature: String
  /// How the opening screen calls it: `detail`, `customerList`.
  let name: String
  /// What is handed over; empty for nothing.
  let argument: String

  fileprivate init(_ link: Screen.Link, of opener: ScreenCode) {
    kind = link.kind
    feature = link.other ?? opener.feature.type
    name = link.other.map { $0.uncapitalized + link.kind.name } ?? link.kind.rawValue
    switch kind.payload {
    case .nothing: argument = ""
    case .item: argument = "item"
    case .query: argument = opener.kind == .list ? #"filter?.rawValue ?? """# : "headline"
    }
  }

  var screen: String { feature + kind.name }
  var controller: String { screen + "ViewController" }
  var capitalizedName: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The type of a function that makes the screen.
  var maker: String {
    switch kind.payload {
    case .nothing: "() -> \(controller)"
    case .item: "(\(feature)) -> \(controller)"
    case .query: "(String) -> \(controller)"
    }
  }
}
