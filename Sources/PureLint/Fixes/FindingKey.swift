import PureLintFindings

/// The identity of a finding before and after a change: its rule and the names it is about, without
/// the labels of functions, which change with their parameters.
struct FindingKey: Hashable {
  private let ruleID: String
  private let names: [String]

  init(_ finding: Finding) {
    ruleID = finding.ruleID
    names = finding.subject.names.map { name in
      var depth = 0
      let kept = name.utf8.filter { byte in
        if byte == UInt8(ascii: ")") { depth -= 1 }
        defer { if byte == UInt8(ascii: "(") { depth += 1 } }
        return depth == 0
      }
      return String(decoding: kept, as: UTF8.self)
    }
  }

  static func counts(_ findings: [Finding]) -> [FindingKey: Int] {
    findings.reduce(into: [:]) { $0[FindingKey($1), default: 0] += 1 }
  }

  /// The findings that are more of a key than there were.
  static func beyond(_ known: [FindingKey: Int], _ findings: [Finding]) -> [Finding] {
    var counts: [FindingKey: Int] = [:]
    return findings.filter { finding in
      let key = FindingKey(finding)
      counts[key, default: 0] += 1
      return counts[key, default: 0] > known[key, default: 0]
    }
  }
}
