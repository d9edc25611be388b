/// The targets of a specification as XcodeGen makes them: with their templates, one for each platform.
struct XcodeGenTargets {
  private let templates: [String: YAMLValue]
  private var merger = XcodeGenMerger()

  /// The keys of a target that are read; the rest is not copied.
  private static let parts: Set<String> = [
    "name", "type", "platform", "supportedDestinations", "platformSuffix", "platformPrefix",
    "productName", "sources", "dependencies", "settings", "templates", "templateAttributes",
  ]

  private init(_ specification: YAMLValue) {
    let entries = specification["targetTemplates"]?.entries ?? []
    templates = Dictionary(
      entries.map { ($0.key, Self.reduced($0.value)) },
      uniquingKeysWith: { _, last in last }
    )
  }

  private static func reduced(_ target: YAMLValue) -> YAMLValue {
    YAMLValue(target.entries.filter { parts.contains(XcodeGenMerger.plainKey($0.key)) })
  }

  /// The targets by name, in the order in which they stand.
  static func all(of specification: YAMLValue) throws(XcodeGenProblem) -> [YAMLValue.Entry] {
    var targets = XcodeGenTargets(specification)
    var found: [YAMLValue.Entry] = []
    for entry in specification["targets"]?.entries ?? [] where entry.value.isMap {
      let reduced = YAMLValue.Entry(key: entry.key, value: reduced(entry.value))
      for target in try targets.divide(reduced) {
        found += try targets.divide(try targets.fill(target))
      }
    }
    return found
  }

  /// The targets of a list of platforms.
  private mutating func divide(
    _ target: YAMLValue.Entry
  ) throws(XcodeGenProblem) -> [YAMLValue.Entry] {
    guard let platforms = target.value["platform"]?.elements, !platforms.isEmpty else {
      return [target]
    }
    var divided: [YAMLValue.Entry] = []
    for platform in platforms.compactMap(\.text) {
      let expanded = try merger.expand(target.value, ["platform": platform])
      let own = YAMLValue([
        .init(key: "platform", value: YAMLValue(platform)),
        .init(key: "productName", value: YAMLValue(target.key)),
      ])
      let name =
        (expanded["platformPrefix"]?.text ?? "") + target.key
        + (expanded["platformSuffix"]?.text ?? "_\(platform)")
      divided.append(.init(key: name, value: try merger.merge(own, onto: expanded)))
    }
    return divided
  }

  /// A target on top of its templates, with the texts of its variables.
  private mutating func fill(
    _ target: YAMLValue.Entry
  ) throws(XcodeGenProblem) -> YAMLValue.Entry {
    let parts = templates(of: target.value)
    guard !parts.isEmpty else { return target }
    var merged = YAMLValue([YAMLValue.Entry]())
    for template in parts { merged = try merger.merge(template, onto: merged) }
    merged = try merger.merge(target.value, onto: merged)
    merged = try merger.expand(merged, ["target_name": target.key])
    let attributes = merged["templateAttributes"]?.entries ?? []
    let variables = attributes.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
    let texts = Dictionary(variables, uniquingKeysWith: { _, last in last })
    return .init(key: target.key, value: try merger.expand(merged, texts))
  }

  /// The templates of a target, each once and behind those that it is made of itself.
  private func templates(of target: YAMLValue) -> [YAMLValue] {
    var found: [YAMLValue] = []
    var seen: Set<String> = []
    var path = [(value: target, names: Self.templateNames(target))]
    while let (value, names) = path.last {
      guard let name = names.first else {
        path.removeLast()
        if !path.isEmpty { found.append(value) }
        continue
      }
      path[path.count - 1].names = names.dropFirst()
      guard seen.insert(name).inserted, let template = templates[name] else { continue }
      path.append((template, Self.templateNames(template)))
    }
    return found
  }

  private static func templateNames(_ target: YAMLValue) -> ArraySlice<String> {
    (target["templates"]?.texts ?? [])[...]
  }
}
