extension ProjectDescription {
  /// Takes over targets from a list that has the form of a configuration's.
  ///
  /// - Parameter folder: The configuration's folder, which paths start from.
  init(targets: JSONValue, in folder: ProjectPath) {
    self.init(folder: folder, name: String(folder.name), kind: .other)
    self.targets = targets.elements.map { TargetDescription($0, in: folder) }
  }
}

extension TargetDescription {
  fileprivate init(_ value: JSONValue, in folder: ProjectPath) {
    let kind = TargetKind.words.first { $0.word == value["kind"]?.text }?.kind ?? .library
    self.init(
      name: value["name"]?.text ?? "",
      kind: kind,
      dependencies: value["dependencies"].map { $0.elements.compactMap(\.text) }
    )
    func patterns(_ key: String) -> [PathPattern] {
      (value[key]?.elements ?? []).compactMap(\.text).map { text in
        PathPattern(String(text.drop { $0 == "/" }), in: folder)
      }
    }
    let excluded = patterns("exclude")
    sources = patterns("sources").map { pattern in
      SourceRule(
        pattern: pattern,
        excludedPaths: Set(excluded.filter(\.isPath).map(\.anchor)),
        excludedPatterns: excluded.filter { !$0.isPath }
      )
    }
  }
}

extension Layers {
  /// Takes over layers from an object that has the form of a configuration's.
  init(_ value: JSONValue) {
    func globs(_ list: JSONValue?) -> [Glob] {
      (list?.elements ?? []).compactMap { $0.text.flatMap(Glob.init) }
    }
    func connections(_ key: String) -> [Connection] {
      (value[key]?.elements ?? []).map { element in
        Connection(
          source: element["from"]?.text ?? "",
          target: element["to"]?.text ?? "",
          reason: element["reason"]?.text
        )
      }
    }
    groups = (value["groups"]?.members ?? []).map { member in
      Group(
        name: member.name,
        paths: globs(member.value["paths"]),
        names: globs(member.value["names"])
      )
    }
    forbidden = connections("forbidden")
    allowed = connections("allowed")
  }

  /// The groups that connections name and nobody describes.
  static func problems(in value: JSONValue?) -> [JSONProblem] {
    guard let value else { return [] }
    let groups = (value["groups"]?.members ?? []).map(\.name)
    let connections = (value["forbidden"]?.elements ?? []) + (value["allowed"]?.elements ?? [])
    let shape = ConfigurationShape.choice(noun: "group", groups)
    return connections.flatMap { connection in
      ["from", "to"].compactMap { connection[$0] }.flatMap(shape.problems)
    }
    .sorted { $0.offset < $1.offset }
  }
}
