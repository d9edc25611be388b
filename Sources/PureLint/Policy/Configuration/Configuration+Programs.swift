import PureLintFindings
import PureLintProjects
import PureLintSource

extension ProjectDescription {
  /// Takes over targets from a list that has the form of a configuration's.
  ///
  /// - Parameter folder: The configuration's folder, which paths start from.
  init(targets: JSONValue, in folder: ProjectPath) {
    self.init(folder: folder, name: String(folder.name), kind: .other)
    self.targets = targets.elements.map { TargetDescription($0, in: folder) }
  }

  /// The names that two targets have, and those in `dependencies` that no target has.
  static func problems(in value: JSONValue?) -> [JSONProblem] {
    let targets = value?.elements ?? []
    let names = targets.compactMap { $0["name"] }
    let known = Set(names.compactMap(\.text))
    let modules = Set(known.map(moduleName))
    return repeated(names) { "two targets are called '\($0)'; give one another name" }
      + targets.flatMap { target in
        let dependencies = target["dependencies"]?.elements ?? []
        return dependencies.compactMap { unknown($0, among: known, modules) }
          + repeated(dependencies) { "'\($0)' stands in the list twice; leave one out" }
      }
  }

  private static func unknown(
    _ dependency: JSONValue,
    among known: Set<String>,
    _ modules: Set<String>
  ) -> JSONProblem? {
    guard let name = dependency.text, !modules.contains(moduleName(of: name)) else { return nil }
    let meant = Spelling.closest(to: name, among: known.sorted())
    let advice =
      meant.map { "did you mean '\($0)'?" }
      ?? "only targets of this configuration count, so leave it out"
    return JSONProblem(offset: dependency.offset, message: "unknown target '\(name)'; \(advice)")
  }

  /// The texts that stand further in front, too.
  private static func repeated(
    _ values: [JSONValue],
    _ message: (String) -> String
  ) -> [JSONProblem] {
    var seen: Set<String> = []
    return values.compactMap { value in
      guard let text = value.text, !seen.insert(text).inserted else { return nil }
      return JSONProblem(offset: value.offset, message: message(text))
    }
  }
}

extension TargetDescription {
  fileprivate init(_ value: JSONValue, in folder: ProjectPath) {
    let kind = TargetKind.words.first { $0.word == value["kind"]?.text }?.kind ?? .library
    self.init(
      name: value["name"]?.text ?? "",
      module: value["module"]?.text,
      kind: kind,
      dependencies: value["dependencies"].map { $0.elements.compactMap(\.text) }
    )
    isShared = value["shared"]?.flag == true
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
  package init(_ value: JSONValue) {
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
    let groups = (value["groups"]?.members ?? []).map { member in
      Group(
        name: member.name,
        paths: (member.value["paths"]?.elements ?? []).compactMap {
          $0.text.flatMap(LayerPath.init)
        },
        names: globs(member.value["names"])
      )
    }
    self.init(
      groups: groups,
      forbidden: connections("forbidden"),
      allowed: connections("allowed")
    )
  }

  /// The groups that connections name and nobody describes.
  static func problems(in value: JSONValue?) -> [JSONProblem] {
    guard let value else { return [] }
    let groups = (value["groups"]?.members ?? []).map(\.name)
    let connections = (value["forbidden"]?.elements ?? []) + (value["allowed"]?.elements ?? [])
    let shape = ConfigurationShape.choice(noun: "group", groups)
    let unknown = connections.flatMap { connection in
      ["from", "to"].compactMap { connection[$0] }.flatMap(shape.problems)
    }
    let paths = (value["groups"]?.members ?? []).flatMap { $0.value["paths"]?.elements ?? [] }
    let ambiguous = paths.filter { $0.text.map(LayerPath.isAmbiguous) ?? false }.map { path in
      JSONProblem(
        offset: path.offset,
        message: "two parts in parentheses; leave them around the one whose folders are kept apart"
      )
    }
    return (unknown + ambiguous).sorted { $0.offset < $1.offset }
  }
}
