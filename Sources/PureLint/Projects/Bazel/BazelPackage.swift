import PureLintSource

/// The targets of one `BUILD` file.
struct BazelPackage: Sendable {
  /// The rules in the order in which they stand.
  private(set) var rules: [BazelRule] = []
  /// The names of rules in this file by the names under which it loads them.
  private var loaded: [String: String] = [:]
  /// The names that files of the workspace's own define, macros perhaps with a rule's name.
  private var local: Set<String> = []

  /// Whether a file called `BUILD` may speak of Swift.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func mayBe(_ bytes: [UInt8]) -> Bool {
    // The rules of all platforms have `os_` in their names.
    bytes.holds("swift") || bytes.holds("os_")
  }

  /// Reads a file; throws if what it says of Swift is more than literal calls of known rules.
  init(_ bytes: [UInt8]) throws(BazelProblem) {
    let reader = try BazelReader.read(bytes)
    for call in reader.calls where call.callee == "load" { note(load: call) }
    for call in reader.calls where call.callee != "load" { try add(call) }
    for call in reader.innerCalls {
      let isRule = BazelRule.kind(of: loaded[call.callee] ?? call.callee) != nil
      if isRule || call.mentionsSwift && !BazelRule.isNoTarget(call.callee) {
        throw BazelProblem(line: call.line, message: "'\(call.callee)' within an expression")
      }
    }
  }

  private mutating func note(load call: BazelCall) {
    let file = call.others.first?.text ?? ""
    let isLocal = !file.hasPrefix("@") || file.hasPrefix("@//")
    var names = call.others.dropFirst().compactMap(\.text).map { ($0, $0) }
    names += call.arguments.compactMap { name, value in value.text.map { (name, $0) } }
    for (name, meant) in names {
      loaded[name] = meant
      if isLocal { local.insert(name) }
    }
  }

  private mutating func add(_ call: BazelCall) throws(BazelProblem) {
    func problem(_ message: String) -> BazelProblem {
      BazelProblem(line: call.line, message: message)
    }
    let rule = loaded[call.callee] ?? call.callee
    let kind = BazelRule.kind(of: rule)
    guard kind != nil || BazelRule.isPassing(rule) else {
      if call.mentionsSwift, !BazelRule.isNoTarget(rule) {
        throw problem("'\(call.callee)' is a macro, or a rule that is not known")
      }
      return
    }
    guard let found = BazelRule(call, rule: rule) else {
      if kind != nil { throw problem("'\(call.callee)' has a name that only a run tells") }
      return
    }
    if kind != nil, found.sources.isOpen {
      throw problem("'\(found.name)' has sources that only a run tells")
    }
    if let module = call.arguments["module_name"], module.text == nil {
      throw problem("'\(found.name)' has a module that only a run tells")
    }
    // A macro may be called as the rule that it calls, and add sources or choose another module.
    let isMacro = local.contains(call.callee) && rule.hasPrefix("swift_") && kind != nil
    let hasOwnModule = found.module == nil && kind?.isImportable == true
    if isMacro, hasOwnModule || call.arguments["srcs"] == nil {
      throw problem("'\(call.callee)' is a macro of the workspace's own")
    }
    rules.append(found)
  }
}

extension [UInt8] {
  /// Whether a text stands somewhere, within a word or not.
  fileprivate func holds(_ text: String) -> Bool {
    let text = Array(text.utf8)
    var start = startIndex
    while let place = self[start...].firstIndex(of: text[0]) {
      if self[place...].starts(with: text) { return true }
      start = place + 1
    }
    return false
  }
}
