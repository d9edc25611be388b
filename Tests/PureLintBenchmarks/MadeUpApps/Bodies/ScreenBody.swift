/// What a screen remembers and does, whatever wires and shows it.
struct ScreenBody: Sendable {
  /// Its stored properties.
  let state: @Sendable (ScreenWords) -> String
  /// The methods without which the screen shows nothing.
  let needed: [ScreenMethod]
  /// Those of which it has some.
  let others: [ScreenMethod]
}

/// A method or a computed property of a screen.
struct ScreenMethod: Sendable {
  /// The services that it calls.
  let services: [ServiceKind]
  /// Its name, if a button calls it.
  let action: String?
  let text: @Sendable (ScreenWords) -> String

  init(
    _ services: [ServiceKind],
    action: String? = nil,
    text: @escaping @Sendable (ScreenWords) -> String
  ) {
    self.services = services
    self.action = action
    self.text = text
  }
}

/// The words that differ from one screen to the next.
struct ScreenWords {
  let feature: Feature
  let kind: ScreenKind
  /// How the screen names a service.
  let access: (ServiceKind) -> String
  /// The statement that shows what has changed.
  let update: String

  var type: String { feature.type }
  var plural: String { feature.plural }
  var amount: String { feature.amount }
  var remark: String { feature.remark }
  var labels: String { feature.labels }
  var flag: String { feature.flag }
  var firstStatus: String { feature.statuses[0] }
  var lastStatus: String { feature.statuses[feature.statuses.count - 1] }

  /// The name of the screen in what is tracked and stored.
  var key: String { "\(feature.name).\(kind.rawValue)" }

  subscript(_ service: ServiceKind) -> String { access(service) }
}

extension ScreenKind {
  var body: ScreenBody {
    switch self {
    case .list: .list
    case .detail: .detail
    case .search: .search
    case .editor: .editor
    case .history: .history
    case .summary: .summary
    case .settings: .settings
    }
  }
}
