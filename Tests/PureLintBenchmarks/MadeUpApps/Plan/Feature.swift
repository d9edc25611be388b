/// A thing that the app is about, with its services and screens.
struct Feature {
  let index: Int
  /// The name of the area.
  let area: String
  /// The name of the type: `PendingOrder`.
  let type: String
  let statuses: [String]
  /// The names of the type's properties.
  let amount: String
  let remark: String
  let labels: String
  let flag: String
  /// The type of a feature before it in the area whose service and list it uses.
  let related: String?
  /// Whether a feature behind it uses its list.
  var isOpenedByOthers = false
  /// The list first.
  let screens: [Screen]

  init(_ index: Int, in area: String, behind others: [Feature], screenLimit: Int) {
    var generator = SeededGenerator(seed: index)
    self.index = index
    self.area = area
    type = Vocabulary.name(at: index, Vocabulary.qualifiers, Vocabulary.things)
    statuses = generator.pick(Vocabulary.statuses)
    amount = generator.pick(Vocabulary.amounts)
    remark = generator.pick(Vocabulary.remarks)
    labels = generator.pick(Vocabulary.labels)
    flag = generator.pick(Vocabulary.flags)
    related = generator.chance(60) && !others.isEmpty ? generator.pick(others).type : nil
    let count = 3 + generator.next(below: 5)
    let kinds = [.list] + generator.pick(count - 1, of: Array(ScreenKind.allCases.dropFirst()))
    let present = Array(kinds.prefix(screenLimit))
    let related = related
    screens = present.map { Screen($0, among: present, related: related, &generator) }
  }

  /// `pendingOrder`
  var name: String { type.uncapitalized }
  /// `pendingOrders`
  var plural: String { name + "s" }
  var folder: String { "Areas/\(area)/\(type)s" }

  /// Whether a screen of the feature uses a service.
  func uses(_ service: ServiceKind) -> Bool {
    screens.contains { $0.services.contains(service) }
  }

  /// The services of the feature, each behind those that it needs.
  var ownServices: [ServiceKind] {
    [.service, .formatter, .drafts, .rules].filter { $0 == .service || uses($0) }
  }
}
