import PureLintFindings
import PureLintQuestions
import PureLintSource

extension Arguments {
  /// The options of a question that is answered in words.
  func questionOptions(
    _ command: Command.Name
  ) throws(UsageError) -> QuestionOptions {
    let isAboutAll = command == .modules || command == .roots
    let names = isAboutAll ? [] : positionals
    try refuseWrongCount(of: names, command)
    return QuestionOptions(
      check: try checkOptions(paths: isAboutAll ? positionals : values(of: .inFolder)),
      subject: try subject(of: command, names),
      format: try answerFormat(AnswerFormat.common),
      showsAll: isGiven(.all),
      output: try output()
    )
  }

  /// Refuses more or fewer names than the question is about.
  private func refuseWrongCount(
    of names: [String],
    _ command: Command.Name
  ) throws(UsageError) {
    if command == .modules || command == .roots { return }
    if isGiven(.affected) {
      if let name = names.first { throw .unexpectedArgument(name, command) }
      if isGiven(.common) { throw .contradiction(.affected, .common) }
      return
    }
    if names.isEmpty || names.contains("") { throw .missingName(command) }
    if isGiven(.common) {
      if names.count < 2 { throw .oneNameForCommon(names[0], command) }
      return
    }
    let most = command == .why ? 2 : 1
    guard names.count > most else { return }
    if command.options.contains(.common) { throw .severalNames(names, command) }
    throw .unexpectedArgument(names[most], command)
  }

  private func subject(
    of command: Command.Name,
    _ names: [String]
  ) throws(UsageError) -> QuestionOptions.Subject {
    switch command {
    case .why: return .why(names.count > 1 ? names[0] : nil, names[names.count - 1])
    case .dependents where isGiven(.affected): return .affected(try revision())
    case .dependents where isGiven(.common): return .common(.dependents, names)
    case .dependencies where isGiven(.common): return .common(.dependencies, names)
    case .dependents: return .dependents(names[0])
    case .dependencies: return .dependencies(names[0])
    case .show: return .show(names[0])
    case .modules: return .modules(try column())
    case .roots: return .roots(try column())
    default: preconditionFailure("'\(command.rawValue)' asks nothing")
    }
  }

  /// The options of `diff`.
  func diffOptions() throws(UsageError) -> DiffOptions {
    guard let old = positionals.first, !old.isEmpty else { throw .missingRevision }
    if positionals.count > 2 { throw .unexpectedArgument(positionals[2], .diff) }
    if positionals.last?.isEmpty ?? true { throw .missingRevision }
    let ends = old.split(separator: #/\.\.\.?/#, maxSplits: 1)
    if ends.count > 1 { throw .revisionRange(old, String(ends[0]), String(ends[1])) }
    return DiffOptions(
      check: try checkOptions(paths: values(of: .inFolder)),
      old: old,
      new: positionals.dropFirst().first,
      format: try answerFormat(AnswerFormat.allCases),
      showsAll: isGiven(.all),
      source: try address(),
      output: try output()
    )
  }

  /// The options of `graph`.
  func graphOptions() throws(UsageError) -> GraphOptions {
    var check = try checkOptions()
    let roots = check.roots.map(\.text)
    check.roots = []
    let grouping = try grouping()
    if isGiven(.depth), !isGiven(.focus), grouping != .folder { throw .depthWithoutFocus }
    if grouping != nil, isGiven(.collapse) { throw .contradiction(.by, .collapse) }
    let format = try pictureFormat()
    if format == .text, grouping == nil { throw .textWithoutUnit }
    let depth = try depth()
    let selection = PictureSelection(
      roots: roots,
      focus: values(of: .focus),
      depth: depth,
      between: try between(),
      collapse: try values(of: .collapse).map(Arguments.pattern),
      grouping: grouping,
      folderDepth: isGiven(.depth) && !isGiven(.focus) ? max(depth, 1) : nil,
      showsFindingsAlone: isGiven(.onlyFindings),
      hidesValues: isGiven(.hideValues),
      showsAll: isGiven(.all)
    )
    return GraphOptions(
      check: check,
      format: format,
      selection: selection,
      affected: isGiven(.affected) ? try revision() : nil,
      source: try address(),
      linksEditors: isGiven(.editorLinks),
      output: try output()
    )
  }

  /// The two ends of the ways that are drawn, which may be written as one option or as two.
  private func between() throws(UsageError) -> (String, String)? {
    let ends = values(of: .between)
    if ends.count > 2 { throw .repeated(.between) }
    guard let first = ends.first, let last = ends.last else { return nil }
    if ends.count < 2 { throw .missingValue(.between) }
    return (first, last)
  }

  /// The revision behind `--affected`.
  private func revision() throws(UsageError) -> String {
    guard let name = values(of: .affected).last, !name.isEmpty else {
      throw .missingValue(.affected)
    }
    return name
  }

  private func grouping() throws(UsageError) -> Grouping? {
    guard let value = values(of: .by).last else { return nil }
    guard let grouping = Grouping(rawValue: value) else { throw .unknownUnit(value) }
    return grouping
  }

  private func values(of option: Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }

  private func isGiven(_ option: Option) -> Bool { options.contains { $0.option == option } }

  private func output() throws(UsageError) -> String? {
    guard let path = values(of: .output).last else { return nil }
    if path.isEmpty { throw .emptyPath }
    return path
  }

  private func answerFormat(_ known: [AnswerFormat]) throws(UsageError) -> AnswerFormat {
    guard let value = values(of: .format).last else { return .text }
    guard let format = known.first(where: { $0.rawValue == value }) else {
      throw .unknownFormat(value, known: known.map(\.rawValue))
    }
    return format
  }

  private func pictureFormat() throws(UsageError) -> Picture.Format {
    let known = Picture.Format.allCases
    guard let value = values(of: .format).last else {
      let usual: Picture.Format = isGiven(.by) ? .text : .dot
      guard let path = try output() else { return usual }
      let ending = ProjectPath(path).name.split(separator: ".").dropFirst().last
      guard let ending else { return usual }
      if ending == "gv" { return .dot }
      guard let format = known.first(where: { $0.ending == ending }) else {
        throw .unknownEnding(path, known: known.map(\.ending))
      }
      return format
    }
    guard let format = known.first(where: { $0.rawValue == value }) else {
      throw .unknownFormat(value, known: known.map(\.rawValue))
    }
    return format
  }

  private func address() throws(UsageError) -> SourceAddress? {
    guard let value = values(of: .sourceURL).last else { return nil }
    guard let address = SourceAddress(value) else { throw .invalidAddress(value) }
    return address
  }

  private func column() throws(UsageError) -> InventoryColumn {
    guard let value = values(of: .sort).last else { return .name }
    guard let column = InventoryColumn(rawValue: value) else { throw .unknownColumn(value) }
    return column
  }

  private func depth() throws(UsageError) -> Int {
    guard let value = values(of: .depth).last else { return PictureSelection.usualDepth }
    guard let depth = Int(value), depth >= 0 else { throw .invalidDepth(value) }
    return depth
  }

  private static func pattern(_ value: String) throws(UsageError) -> NamePattern {
    if value.isEmpty { throw .emptyPattern }
    return NamePattern(text: value)
  }
}
