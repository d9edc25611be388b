import PureLintSource

/// The address of a file, as the protocol names files: `file:///src/App.swift`.
enum FileAddress {
  /// The path that an address stands for; nil if it is that of no file on this machine.
  static func path(_ address: String) -> String? {
    guard address.hasPrefix("file://") else { return nil }
    let rest = address.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else {
      return nil
    }
    var bytes: [UInt8] = []
    var digits = Array(rest[slash...].utf8)[...]
    while let byte = digits.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let code = String(decoding: digits.prefix(2), as: UTF8.self)
      guard code.utf8.count == 2, let value = UInt8(code, radix: 16), value != 0 else { return nil }
      bytes.append(value)
      digits = digits.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The address of a path from the root of the file system on.
  static func address(_ path: String) -> String { "file://" + path.percentEncoded }
}
