import GraphModel
import PureLintSource

/// The makers of types that files declare, where the graph has no code of these types.
extension Survey {
  /// The providers that make the types which a file declares or extends, or that yield them.
  ///
  /// - Complexity: O(bytes of the file + names of types in the graph).
  func makers(ofTypesIn file: FileID) -> [NodeID] {
    let names = declaredTypes(in: files[file.position].bytes)
    if names.isEmpty { return [] }
    return needs.participants.filter { id in
      guard graph[id].kind == .provider else { return false }
      let types = graph[id].builtTypes + [graph[id].typeName].compactMap { $0 }
      return types.contains { names.contains($0.typeWithoutWords) }
    }
  }

  /// The names behind the words that begin types and their extensions, comments and strings included.
  private func declaredTypes(in bytes: [UInt8]) -> Set<Substring> {
    var found: Set<Substring> = []
    for keyword in ["class", "struct", "enum", "actor", "protocol", "extension"] {
      for offset in WordSearch(keyword.utf8).offsets(in: bytes) {
        let rest = bytes[(offset + keyword.utf8.count)...].drop { $0 == UInt8(ascii: " ") }
        let name = rest.prefix { $0.isOfTypeName }
        if let first = name.first, first != UInt8(ascii: ".") {
          found.insert(String(decoding: name, as: UTF8.self)[...])
        }
      }
    }
    return found
  }
}

extension UInt8 {
  /// Whether a byte is one of a name, or the point between two.
  fileprivate var isOfTypeName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

extension String {
  /// `Clock` for `any Clock`, `(any Clock)?` and `Clock!`.
  fileprivate var typeWithoutWords: Substring {
    var name = self[...]
    while let last = name.last, "?!)".contains(last) { name.removeLast() }
    while name.first == "(" { name.removeFirst() }
    for word in ["any ", "some "] where name.hasPrefix(word) { name.removeFirst(word.count) }
    return name
  }
}
