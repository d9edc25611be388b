/// What screens there are of a feature, each of which is opened by one above it.
enum ScreenKind: String, CaseIterable {
  case list, detail, search, editor, history, summary, settings

  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What has to be known to open it.
  var payload: Payload {
    switch self {
    case .detail, .editor, .history: .item
    case .search: .query
    case .list, .summary, .settings: .nothing
    }
  }

  enum Payload {
    case nothing, item, query
  }

  /// The kinds that open this one where they are there; the list does otherwise.
  fileprivate var openers: [ScreenKind] {
    switch self {
    case .list: []
    case .detail: [.search, .list]
    case .editor, .history: [.detail]
    case .search, .summary, .settings: [.list]
    }
  }

  fileprivate func opens(_ other: ScreenKind, among present: [ScreenKind]) -> Bool {
    let openers = other.openers.filter(present.contains)
    return openers.contains(self) || openers.isEmpty && self == .list && other != .list
  }
}

/// A screen of a feature.
struct Screen {
  let kind: ScreenKind
  let links: [Link]
  let methods: [ScreenMethod]

  /// A screen that can be opened from here.
  struct Link {
    let kind: ScreenKind
    /// The type of another feature, whose list it is.
    let other: String?
  }

  fileprivate init(kind: ScreenKind, links: [Link], methods: [ScreenMethod]) {
    self.kind = kind
    self.links = links
    self.methods = methods
  }

  init(
    _ kind: ScreenKind,
    among present: [ScreenKind],
    related: String?,
    _ generator: inout SeededGenerator
  ) {
    self.kind = kind
    var links = present.filter { kind.opens($0, among: present) }.map { Link(kind: $0, other: nil) }
    let leads = present.contains(.detail) ? kind == .detail : kind == .list
    if let related, leads { links.append(Link(kind: .list, other: related)) }
    self.links = links
    let body = kind.body
    let count = 2 + generator.next(below: 3)
    methods = body.needed + generator.pick(count, of: body.others + ScreenBody.common)
  }

  /// The services that the methods call.
  var services: [ServiceKind] {
    let used = Set(methods.flatMap(\.services))
    return ServiceKind.allCases.filter(used.contains)
  }
}
