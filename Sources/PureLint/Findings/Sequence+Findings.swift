import GraphModel

extension Sequence<Finding> {
  /// The findings by path, offset, rule and message.
  ///
  /// - Parameter paths: Those of the files that locations refer to.
  package func sortedByPlace(_ paths: [String]) -> [Finding] {
    sorted { left, right in
      let leftPath = paths[left.location.file.position]
      let rightPath = paths[right.location.file.position]
      return (leftPath, left.location.offset, left.ruleID, left.message)
        < (rightPath, right.location.offset, right.ruleID, right.message)
    }
  }
}

extension [Finding] {
  /// The same findings, with subjects that differ wherever the findings are about different things.
  ///
  /// Findings of one rule with the same names are numbered in the order of the list, so that one
  /// keeps its subject as long as none before it comes or goes.
  /// - Complexity: O(number of findings).
  package func withDistinctSubjects() -> [Finding] {
    var counts: [String: [[String]: Int]] = [:]
    return map { finding in
      var finding = finding
      counts[finding.ruleID, default: [:]][finding.subject.names, default: 0] += 1
      finding.subject.ordinal = counts[finding.ruleID]?[finding.subject.names] ?? 1
      return finding
    }
  }
}
