import Foundation
import Testing

@testable import PureLint

/// Files that are not what sources usually are: the rest of the app is checked all the same.
@Suite struct UnusualInputTests {
  private static let app = """
    import Pure
    final class Clock: FactoryModule {
      struct Dependency { let zone: String; let unread: Int }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct CompositionRoot {
      static func resolve() -> Clock.Factory {
        Clock.Factory(dependency: .init(zone: "UTC", unread: 1))
      }
    }
    """

  private static let unusual: [(name: String, bytes: [UInt8])] = [
    ("empty", []),
    ("only a byte order mark", [0xEF, 0xBB, 0xBF]),
    ("half a byte order mark", [0xEF, 0xBB]),
    ("only NUL", [UInt8](repeating: 0, count: 10_000)),
    ("NUL between declarations", Array("struct A {}\0\0\nstruct B {}\0".utf8)),
    ("damaged UTF-8 in a name", Array("let a".utf8) + [0xC3, 0x28, 0xFF] + Array(" = 1".utf8)),
    ("damaged UTF-8 in a string", [0x22, 0xE2, 0x82, 0x22, 0x0A]),
    ("damaged UTF-8 in comments", [0x2F, 0x2F, 0xF0, 0x9F, 0x0A, 0x2F, 0x2A, 0x80]),
    ("the first half of a character at the end", Array("let a = 1 + é".utf8.dropLast())),
    ("UTF-16", "struct A {}".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }),
    ("only carriage returns", Array("struct A {}\rstruct B {}\r".utf8)),
    ("a picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + (0...255).reversed()),
  ]

  @Test(arguments: unusual.indices)
  func checksTheRest(index: Int) throws {
    let folder = try TemporaryFolder(["App.swift": Self.app])
    let bytes = Data(Self.unusual[index].bytes)
    try bytes.write(to: URL(fileURLWithPath: folder("Unusual.swift")))
    let result = try Executable.run(["."], in: folder.path)
    let isWide = Self.unusual[index].name == "UTF-16"
    #expect(result.exitCode == (isWide ? 1 : 0), "\(Self.unusual[index].name)")
    let warning = "App.swift:3:45: warning: dependency 'Clock.Dependency.unread' is never read "
    let lines = result.output.split(separator: "\n")
    #expect(lines[isWide ? 1 : 0].hasPrefix(warning), "\(lines)")
    let errors = isWide ? "1 error" : "0 errors"
    #expect(result.messages.contains("; \(errors), 1 warning"))
  }

  @Test(arguments: ["\0", "\u{FEFF}", "é\0\u{200B}"])
  func seesWhatStandsAroundDamage(damage: String) throws {
    let text = Self.app.replacingOccurrences(of: "\nstruct", with: "\n\(damage)\nstruct")
    let folder = try TemporaryFolder(["App.swift": text])
    let result = try Executable.run(["."], in: folder.path)
    #expect(result.output.contains("'Clock.Dependency.unread' is never read"))
  }

  @Test func checksAFileOfOneLine() throws {
    let line = Self.app.split(separator: "\n").map { $0 + ";" }.joined()
      .replacingOccurrences(of: "{;", with: "{")
    let filler = (0..<20_000).map { "struct Filler\($0) { let a: Int };" }.joined()
    let folder = try TemporaryFolder(["App.swift": filler + line])
    let result = try Executable.run(["."], in: folder.path)
    let column = filler.utf8.count + line.distance(to: "unread") + 1
    #expect(
      result.output.hasPrefix(
        "App.swift:1:\(column): warning: dependency 'Clock.Dependency.unread' is never read "
      )
    )
  }
}

extension String {
  /// How many bytes stand before the first place of a word.
  fileprivate func distance(to word: String) -> Int {
    range(of: word).map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}
