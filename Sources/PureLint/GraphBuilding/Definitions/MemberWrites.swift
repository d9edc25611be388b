import PureLintSource

/// The names of members that `=` follows in some sources, whoever has them: `view.title = x`.
struct MemberWrites {
  private var names: Set<String> = []

  init(_ sources: [[UInt8]]) {
    for source in sources { add(source) }
  }

  func contain(_ name: String) -> Bool { names.contains(name) }

  private mutating func add(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
      let name = bytes[(dot + 1)...].prefix { NameSet.isWordByte[Int($0)] }
      rest = bytes[name.endIndex...]
      let behind = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.prefix(2)
      guard behind.first == UInt8(ascii: "="), behind.dropFirst().first != UInt8(ascii: "=") else {
        continue
      }
      names.insert(String(decoding: name, as: UTF8.self))
    }
  }
}
