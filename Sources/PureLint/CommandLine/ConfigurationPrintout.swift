import PureLintFindings
import PureLintPolicy
import PureLintProjects
import PureLintSource

/// The settings for a file or folder, as a table: each value with the place that states it.
struct ConfigurationPrintout {
  /// The command line's part.
  let options: CheckOptions
  /// The configurations above the file, and those above its program.
  let chain: ConfigurationChain
  let program: ConfigurationChain
  /// The file or folder, from the root of the file system.
  let place: ProjectPath
  /// The project above a file, if no target of it compiles the file.
  let projectWithoutIt: String?

  private static let byDefault = "by default"

  /// A value: its name, if it has one, how it reads, and who states it.
  private struct Row {
    var name: String
    var value = ""
    let origin: String
  }

  /// The whole text.
  var text: String {
    let lists = [
      ("rules", rules), ("exclude", excludes), ("exceptions", exceptions), ("roots", roots),
      ("conditions", conditions), ("dialects", dialects), ("targets", targets), ("layers", layers),
    ]
    let sections = lists + ConfigurationFlag.all.map { ($0.title, [row($0)]) }
    let rows = sections.flatMap(\.1)
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let valueWidth = rows.map(\.value.count).max() ?? 0
    let tables = sections.map { title, rows in
      let lines = rows.map { row in
        "  \(row.name.padded(to: nameWidth))  \(row.value.padded(to: valueWidth))  \(row.origin)\n"
      }
      return "\n\(title)\n" + (lines.isEmpty ? "  none\n" : lines.joined())
    }
    return (head + tables.joined()).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable() }.joined(separator: "\n")
  }

  private var head: String {
    let paths = chain.configurations.map { "'\($0.path)'" }
    let found =
      paths.isEmpty
      ? "there is no '\(Configuration.fileName)' here or above"
      : "read, the nearest first: " + paths.joined(separator: ", ")
    let exclusion = chain.coveringExclusion(of: place).map { "excluded by \($0.place)\n" }
    let absence = projectWithoutIt.map { "no target of '\($0)' compiles it\n" }
    return "'\(options.paths[0])'\n\(found)\n" + (exclusion ?? "") + (absence ?? "")
  }

  // MARK: Findings

  private var rules: [Row] {
    options.policy.rules.map { rule in
      let isOn = options.policy.rules(in: chain).contains { $0.id == rule.id }
      let severity = options.policy.severity(of: rule, in: chain)
      let lacksLayers = rule.sampleConfiguration != nil && program.layers == nil
      guard isOn, !lacksLayers else {
        let origin = isOn ? "there are no layers" : switchOrigin(rule)
        return Row(name: rule.id, value: "off", origin: origin)
      }
      let origins = [chain.severity(of: rule.id).map { "\($0.place)" }, switchOrigin(rule)]
        .compactMap { $0 }.filter { $0 != Self.byDefault }
      return Row(
        name: rule.id,
        value: severity.rawValue,
        origin: origins.isEmpty ? Self.byDefault : origins.joined(separator: ", ")
      )
    }
  }

  /// Who says whether a rule is checked.
  private func switchOrigin(_ rule: Rule) -> String {
    let selection = options.policy.selection
    if selection.disabled.contains(rule.id) { return "'\(Option.disableRule.rawValue)'" }
    if selection.enabled.contains(rule.id) { return "'\(Option.enableRule.rawValue)'" }
    if !selection.only.isEmpty { return "'\(Option.rule.rawValue)'" }
    return chain.isOn(rule.id).map { "\($0.place)" } ?? Self.byDefault
  }

  private var excludes: [Row] {
    options.policy.excludes.map { Row(name: $0.text, origin: "'\(Option.exclude.rawValue)'") }
      + chain.configurations.flatMap(\.excludes.patterns).map {
        Row(name: $0.value.text, origin: "\($0.place)")
      }
  }

  private var exceptions: [Row] {
    chain.configurations.flatMap(\.exceptions.list).map { exception in
      let scope = [exception.path, exception.subject].compactMap { $0?.text }
      let value = "\(scope.joined(separator: " ")): \(exception.reason)"
      return Row(name: exception.rule, value: value, origin: "\(exception.place)")
    }
  }

  // MARK: The program

  private var roots: [Row] {
    options.roots.map { Row(name: $0.text, origin: "'\(Option.root.rawValue)'") }
      + program.roots.map { Row(name: $0.value.text, origin: "\($0.place)") }
  }

  private var conditions: [Row] {
    if !options.defines.isEmpty {
      return options.defines.map { Row(name: $0, origin: "'\(Option.define.rawValue)'") }
    }
    guard let stated = program.conditions else {
      return [Row(name: "all builds", origin: Self.byDefault)]
    }
    if stated.value.isEmpty { return [Row(name: "no name is defined", origin: "\(stated.place)")] }
    return stated.value.map { Row(name: $0, origin: "\(stated.place)") }
  }

  private var dialects: [Row] {
    options.analyzer.optionalDialects.map { dialect in
      let stated = program.knows(dialect)
      return Row(
        name: dialect,
        value: stated?.value ?? true ? "known" : "off",
        origin: stated.map { "\($0.place)" } ?? Self.byDefault
      )
    }
  }

  private var targets: [Row] {
    guard let stated = program.targets else {
      return [Row(name: "as project files say", origin: Self.byDefault)]
    }
    return stated.value.targets.map { Row(name: $0.name, origin: "\(stated.place)") }
  }

  /// The value of a setting that is `true` or `false`.
  private func row(_ flag: ConfigurationFlag) -> Row {
    if flag == .previews, options.judgesPreviews {
      return Row(name: flag.text(true), origin: "'\(Option.previews.rawValue)'")
    }
    let stated = program.stated(flag)
    return Row(
      name: flag.text(stated?.value == true),
      origin: stated.map { "\($0.place)" } ?? Self.byDefault
    )
  }

  private var layers: [Row] {
    guard let (stated, _) = program.layers else { return [] }
    let origin = "\(stated.place)"
    let layers = stated.value
    return layers.groups.map { group in
      let members = (group.paths.map(\.text) + group.names.map(\.text)).joined(separator: " ")
      return Row(name: group.name, value: members, origin: origin)
    }
      + layers.forbidden.map {
        Row(name: $0.source, value: "must not need \($0.target)", origin: origin)
      }
      + layers.allowed.map { Row(name: $0.source, value: "may need \($0.target)", origin: origin) }
  }
}
