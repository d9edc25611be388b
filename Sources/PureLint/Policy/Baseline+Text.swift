import PureLintSource

extension Baseline {
  /// A mistake in the text of a baseline, with its place.
  package struct Malformed: Error, Hashable, Sendable {
    package var message: String
    package var position: LineIndex.Position
  }

  /// The version of the form that is written here; readers refuse higher ones.
  private static let version = "1"
  /// The key of the last element, which describes the file and tells it from other lists.
  private static let versionKey = "purelint-baseline"

  /// The text of the file: a list with a line for each entry, sorted, so that version control can
  /// merge it. What describes the file comes last; so every entry ends with a comma, and none
  /// changes when another is added behind it.
  package var text: String {
    let lines = counts.keys.sorted(by: <).map { entry in
      let names = entry.names.map { JSONText.quoted($0) }.joined(separator: ", ")
      let count = counts[entry] ?? 1
      return #"{"rule": \#(JSONText.quoted(entry.rule)), "subject": [\#(names)]"#
        + (count > 1 ? #", "count": \#(count)},"# : "},") + "\n"
    }
    func list(_ texts: [String]) -> String {
      "[" + texts.map { JSONText.quoted($0) }.joined(separator: ", ") + "]"
    }
    let excluded = excludes.isEmpty ? "" : ", \"exclude\": \(list(excludes))"
    return "[\n\(lines.joined()){\"\(Self.versionKey)\": \(Self.version), "
      + "\"paths\": \(list(paths))\(excluded)}\n]\n"
  }

  /// Reads the text of a file.
  ///
  /// - Throws: the first thing that is wrong.
  package init(_ bytes: [UInt8]) throws(Malformed) {
    do throws(JSONProblem) {
      let remedy = "write the baseline anew with '--write-baseline', or remove the file"
      try self.init(JSONReader.read(bytes, remedy: remedy), LineIndex(bytes))
    } catch {
      let lines = LineIndex(bytes)
      let conflict = Self.conflict(in: bytes)
      let message = conflict == nil ? error.message : Self.conflictMessage
      throw Malformed(
        message: message,
        position: lines.position(of: conflict.map { min($0, error.offset) } ?? error.offset)
      )
    }
  }

  private init(_ whole: JSONValue, _ lines: LineIndex) throws(JSONProblem) {
    guard case .list(let elements) = whole.content,
      let last = elements.last, let version = last[Self.versionKey]
    else { throw Self.problem(withoutVersion: whole) }
    guard case .number(Self.version) = version.content else {
      let advice = "this version of purelint reads version \(Self.version); use a later one"
      throw Self.problem(version, advice)
    }
    self.init()
    paths =
      try last["paths"].map { value throws(JSONProblem) in
        try Self.texts(value, "the paths that were checked")
      } ?? ["."]
    excludes =
      try last["exclude"].map { value throws(JSONProblem) in
        try Self.texts(value, "the patterns that were left out")
      } ?? []
    for element in elements.dropLast() {
      let (entry, count) = try Self.entry(element)
      add(entry, count: count, at: lines.position(of: element.offset))
    }
  }

  /// The first wrong entry of a text that does not end with the version; the end if all are right,
  /// and the whole if none looks like an entry.
  private static func problem(withoutVersion whole: JSONValue) -> JSONProblem {
    if let version = whole.elements.first(where: { $0[versionKey] != nil }) {
      return problem(version, "what describes the file comes last; move the line to the end")
    }
    guard let last = whole.elements.last,
      whole.elements.contains(where: { $0["rule"] != nil || $0["subject"] != nil })
    else { return problem(whole, "this is no baseline; write one with '--write-baseline'") }
    for element in whole.elements {
      do throws(JSONProblem) { _ = try entry(element) } catch { return error }
    }
    return problem(last, "the line '{\"\(versionKey)\": \(version)}' is missing behind this entry")
  }

  private static func entry(_ value: JSONValue) throws(JSONProblem) -> (Entry, count: Int) {
    guard case .object(let members) = value.content else {
      throw problem(value, "an entry is an object with 'rule' and 'subject'")
    }
    let keys = ["rule", "subject", "count"]
    if let stray = members.first(where: { !keys.contains($0.name) }) {
      let meant = Spelling.closest(to: stray.name, among: keys + [versionKey])
      let advice = meant.map { "did you mean '\($0)'?" } ?? "remove it"
      let message = "an entry has no '\(stray.name)'; \(advice)"
      throw JSONProblem(offset: stray.offset, message: message)
    }
    guard let rule = value["rule"] else { throw problem(value, "the entry has no 'rule'") }
    guard let id = rule.text else { throw problem(rule, "'rule' is the id of a rule, in quotes") }
    guard let subject = value["subject"] else { throw problem(value, "the entry has no 'subject'") }
    let names = try texts(subject, "'subject'")
    return (Entry(rule: id, names: names), try value["count"].map(count) ?? 1)
  }

  /// More findings than an entry can stand for, and few enough that sums do not overflow.
  private static let mostFindings = 1 << 32

  private static func count(_ value: JSONValue) throws(JSONProblem) -> Int {
    guard case .number(let text) = value.content, let count = Int(text), 1...mostFindings ~= count
    else { throw problem(value, "'count' is the number of findings, 1 or more") }
    return count
  }

  private static func texts(
    _ value: JSONValue,
    _ noun: String
  ) throws(JSONProblem) -> [String] {
    guard case .list(let elements) = value.content, elements.allSatisfy({ $0.text != nil }) else {
      throw problem(value, "\(noun) is a list of texts")
    }
    return elements.compactMap(\.text)
  }

  private static func problem(_ value: JSONValue, _ message: String) -> JSONProblem {
    JSONProblem(offset: value.offset, message: message)
  }

  // MARK: Conflicts

  private static let conflictMessage =
    "a merge conflict is left; keep the lines of both sides, remove the markers, and run "
    + "'purelint --prune-baseline', which takes out what is gone"

  /// The offset of a line that version control left where two sides of a merge meet.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    bytes.indices.first { index in
      (index == 0 || bytes[index - 1] == 0x0A) && bytes[index...].starts(with: "<<<<<<<".utf8)
    }
  }
}
