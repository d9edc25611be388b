import GraphModel
import PureLintFindings
import PureLintSource

/// The search for what a person calls by a name, or by the place where it is declared.
struct NameSearch {
  /// The node that is meant, and others that the name fits as well.
  struct Match: Hashable, Sendable {
    let node: NodeID
    let others: [NodeID]
  }

  let survey: Survey
  /// Everything that can be named outside tests, what a name means first in front.
  private let candidates: [NodeID]

  init(_ survey: Survey) {
    self.survey = survey
    let graph = survey.graph
    let fields = graph.nodeIDs.filter {
      graph[$0].kind == .dependency && !graph[$0].traits.contains(.isTest)
    }
    let named = survey.needs.participants + fields
    candidates = named.sorted { first, second in
      let ranks = (NameSearch.rank(graph[first]), NameSearch.rank(graph[second]))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      return NameSearch.place(first, graph) < NameSearch.place(second, graph)
    }
  }

  /// The nodes that a name or a place means, the first one first; nil if it fits none.
  ///
  /// A name is compared as a whole first, then without what stands in front of it or behind it, then
  /// with no regard to the case of letters. The name of a type means what is declared to be of it,
  /// what builds it, and what is supplied where it is asked for, besides its code.
  /// - Complexity: O(*n*) in the lengths of all names.
  func match(_ text: String) -> Match? {
    if let place = PlaceName(text) { return match(place) }
    let text = text.replacing("`", with: "")
    var found: [NodeID] = []
    for comparison in Comparison.ofNames where found.isEmpty {
      found = best(candidates.filter { comparison.fits(text, $0, survey.graph) })
    }
    let kind = found.first.map { survey.graph[$0].kind }
    if kind == nil || kind == .consumer || kind == .external || kind == .dependency {
      let ofType = nodes(ofType: text)
      if kind == .dependency, !ofType.isEmpty { found = [] }
      let known = Set(found)
      let others = ofType.filter { !known.contains($0) }
      found = found.first.map(needsNothing) ?? false ? others + found : found + others
    }
    if kind == .root || kind == .module {
      found += candidates.filter {
        survey.graph[$0].kind == .provider && survey.graph[$0].name == text
      }
    }
    if kind == .provider {
      let known = Set(found)
      let buildsIt = found.contains { builds(text, $0) }
      found += candidates.filter { id in
        !known.contains(id)
          && (!buildsIt && builds(text, id)
            || survey.graph[id].kind == .provider && survey.graph[id].name.hasSuffix("." + text))
      }
    }
    for comparison in Comparison.inAnyCase where found.isEmpty {
      found = best(candidates.filter { comparison.fits(text, $0, survey.graph) })
    }
    return found.first.map { Match(node: $0, others: Array(found.dropFirst())) }
  }

  /// Whether a provider builds a type, whatever it is called.
  private func builds(_ type: String, _ id: NodeID) -> Bool {
    survey.graph[id].builtTypes.contains(type)
  }

  /// What is of a type, builds it or is supplied for it. What only keeps what its root was given, and
  /// builds no such thing, counts where nothing else does.
  private func nodes(ofType text: String) -> [NodeID] {
    let graph = survey.graph
    let typed = candidates.filter { Comparison.type.fits(text, $0, graph) }
    let fields = candidates.filter { Comparison.fieldType.fits(text, $0, graph) }
    let supplied = supplied(to: fields)
    let all = Set(typed + supplied)
    let found = candidates.filter(all.contains)
    let sources = found.filter { id in
      graph[id].kind != .dependency
        && !(graph[id].kind == .provider && graph[id].traits.contains(.isProperty))
        || builds(text, id)
    }
    return sources.isEmpty ? found : sources
  }

  /// Those that a name means first of all.
  private func best(_ found: [NodeID]) -> [NodeID] {
    guard let first = found.first else { return [] }
    let rank = NameSearch.rank(survey.graph[first])
    return found.filter { NameSearch.rank(survey.graph[$0]) == rank }
  }

  /// Whether a node is the code of a type that needs nothing by itself: what it is made with is what
  /// the provider of such a value needs.
  private func needsNothing(_ code: NodeID) -> Bool {
    survey.graph[code].kind == .consumer && survey.needs.needs.outgoing(code).isEmpty
  }

  /// Names that are spelled nearly as one that fits nothing, the nearest first; at most three.
  func nearNames(_ text: String) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for id in candidates where !survey.graph[id].traits.contains(.isParameter) {
      let node = survey.graph[id]
      for name in [node.name, node.shortName.withoutArguments] where known.insert(name).inserted {
        names.append(name)
      }
    }
    var near: [String] = []
    while near.count < 3, let next = Spelling.closest(to: text, among: names) {
      near.append(next)
      names.removeAll { $0 == next }
    }
    return near
  }

  /// What some fields and parameters are supplied with; the fields themselves if nobody supplies any.
  private func supplied(to fields: [NodeID]) -> [NodeID] {
    let suppliers = Set(
      fields.flatMap { survey.needs.supplies.suppliers(of: $0).map(\.target) }
    )
    return suppliers.isEmpty
      ? fields.filter { !survey.graph[$0].traits.contains(.isParameter) }
      : candidates.filter { suppliers.contains($0) }
  }

  private func match(_ found: [NodeID]) -> Match? {
    guard let first = found.first else { return nil }
    let rank = NameSearch.rank(survey.graph[first])
    return Match(
      node: first,
      others: found.dropFirst().filter { NameSearch.rank(survey.graph[$0]) == rank }
    )
  }

  /// The declaration on a line, or the last one above it; without a line, what a name would mean
  /// first of all that is declared in the file. Of several files, the others' are fits as well.
  private func match(_ place: PlaceName) -> Match? {
    let files = survey.graph.files.indices.filter { place.isIn(survey.graph.files[$0]) }
    guard let line = place.line else {
      let known = Set(files)
      return match(
        candidates.filter {
          survey.graph[$0].location.map { known.contains($0.file.position) } ?? false
        }
      )
    }
    let found = files.compactMap { declaration(at: line, in: $0) }
    return found.first.map { Match(node: $0, others: Array(found.dropFirst())) }
  }

  /// The declaration on a line of a file, or the last one above it that is no field.
  private func declaration(at line: Int, in file: Int) -> NodeID? {
    let lines = LineIndex(survey.files[file].bytes)
    guard line <= lines.lineCount else { return nil }
    var best: (node: NodeID, line: Int)?
    for id in candidates {
      guard let location = survey.graph[id].location, location.file.position == file else {
        continue
      }
      let declared = lines.position(of: Int(location.offset)).line
      if declared <= line, declared > best?.line ?? 0 { best = (id, declared) }
    }
    return best.map { $0.line == line ? $0.node : survey.holder(of: $0.node) }
  }

  /// The rank of a node among those that a name fits, of which the smallest is meant.
  private static func rank(_ node: Node) -> Int {
    switch node.kind {
    case .module: 0
    case .root: 1
    case .provider: 2
    case .consumer: 3
    case .external: 4
    case .dependency: node.traits.contains(.isParameter) ? 6 : 5
    case .wiring: 7
    }
  }

  private static func place(_ id: NodeID, _ graph: Graph) -> (String, UInt32, UInt32) {
    guard let location = graph[id].location else { return ("", 0, id.index) }
    return (graph[location.file], location.offset, id.index)
  }
}

/// A way to compare what a person writes with the names of a node; the strict ones first.
private enum Comparison {
  case wholeName, endOfName, withoutArguments, type, fieldType
  case wholeNameInAnyCase, endOfNameInAnyCase

  static let ofNames: [Comparison] = [.wholeName, .endOfName, .withoutArguments]
  static let inAnyCase: [Comparison] = [.wholeNameInAnyCase, .endOfNameInAnyCase]

  func fits(_ text: String, _ id: NodeID, _ graph: Graph) -> Bool {
    let node = graph[id]
    switch self {
    case .wholeName: return node.name == text || graph.qualifiedName(id) == text
    case .endOfName: return graph.qualifiedName(id).hasSuffix("." + text)
    case .withoutArguments:
      let name = graph.qualifiedName(id).withoutArguments
      return name == text || name.hasSuffix("." + text)
    case .type:
      return node.kind != .dependency
        && (node.typeName.map { type(text, $0) } ?? false
          || node.builtTypes.contains { $0 == text || $0.hasSuffix("." + text) })
    case .fieldType:
      return node.kind == .dependency && node.typeName.map { type(text, $0) } ?? false
    case .wholeNameInAnyCase: return node.name.lowercased() == text.lowercased()
    case .endOfNameInAnyCase:
      let name = graph.qualifiedName(id).withoutArguments.lowercased()
      return name.hasSuffix("." + text.lowercased())
    }
  }

  /// Whether a type is the one that is named, optional or not.
  private func type(_ text: String, _ written: String) -> Bool {
    var name = Substring(written)
    while name != text {
      if let prefix = ["any ", "some "].first(where: name.hasPrefix) {
        name.removeFirst(prefix.count)
      } else if name.hasSuffix("?") || name.hasSuffix("!") {
        name.removeLast()
      } else if name.hasPrefix("("), name.hasSuffix(")") {
        name = name.dropFirst().dropLast()
      } else {
        return false
      }
    }
    return true
  }
}

/// `HomeView.swift`, `Home/HomeView.swift:12`, `HomeView.swift:12:5`.
private struct PlaceName {
  private let path: Substring
  /// The line, from 1; nil for the whole file.
  let line: Int?

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let path = parts.first, path.hasSuffix(".swift"), parts.count <= 3 else { return nil }
    let numbers = parts.dropFirst().map { Int($0) }
    guard numbers.allSatisfy({ $0 ?? 0 > 0 }) else { return nil }
    self.path = path.hasPrefix("./") ? path.dropFirst(2) : path
    line = numbers.first ?? nil
  }

  func isIn(_ file: String) -> Bool {
    file == path || file.hasSuffix("/" + path) || path.hasSuffix("/" + file)
  }
}

extension String {
  /// The name without the labels of a function, and without the arguments or name of a registration:
  /// `resolve` for `resolve(for:)`, `Screen` for `Screen with Int`.
  fileprivate var withoutArguments: String {
    let ends = ["(", " with ", " named "].compactMap { firstRange(of: $0)?.lowerBound }
    return ends.min().map { String(self[..<$0]) } ?? self
  }
}
