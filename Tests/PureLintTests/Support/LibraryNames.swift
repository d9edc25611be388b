@testable import PureLint
@testable import PureLintSource
@testable import PureLintSyntax
@testable import PureLintWiring

/// Names by which sources show that they know a library.
enum LibraryNames {
  /// Modules, and types of theirs whose names mean nothing else; also as a part of another name.
  private static let parts = Set(
    [
      "Alamofire", "AppKit", "ConfiguratorModule", "Dirk", "EasyDi", "FactoryKit", "FactoryModule",
      "Katana",
      "NSObjectRx", "Needle", "ObservableObject", "ReactorKit", "RxCocoa", "RxFlow", "RxSwift",
      "SafeDI", "SwiftUI", "Swinject", "UIKit", "URLNavigator", "WidgetKit",
    ] + (Dialect.all + [.depot]).map(\.name)
  )
  .subtracting(words)

  /// Libraries whose names are parts of ours, or that of the language, or words of everybody's.
  private static let words: Set = ["Factory", "Pure", "Registries", "Resolver", "Swift"]

  /// By path, the names in the code, comments and strings of files.
  ///
  /// Pages for users show how libraries are used, so strings of several lines in `Rules/` do not
  /// count.
  static func all(in files: [OwnSources.File]) -> [String: Set<String>] {
    var known: [Substring: [String]] = [:]
    var found: [String: Set<String>] = [:]
    for file in files {
      for word in file.words(withPages: file.folder != "Rules") {
        let names = known[word] ?? names(in: word)
        known[word] = names
        if !names.isEmpty { found[file.path, default: []].formUnion(names) }
      }
    }
    return found
  }

  private static func names(in word: Substring) -> [String] {
    if word == "Pure" || word == "pure" || isOfSystem(word) { return [String(word)] }
    return parts.filter { word.contains($0) || word.hasPrefix(lowerCased($0)) }
  }

  /// A name as values are called: `reactorKit`.
  private static func lowerCased(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// What folders are called, and the attributes that the compiler knows.
  private static let ownWords: Set<Substring> = [
    "NSApplicationMain", "UIApplicationMain", "UITests",
  ]

  /// Whether a word is a type of the system's interfaces: `UIView`, `NSWindow`.
  private static func isOfSystem(_ word: Substring) -> Bool {
    guard word.hasPrefix("UI") || word.hasPrefix("NS"), !ownWords.contains(word) else {
      return false
    }
    return word.dropFirst(2).first?.isUppercase == true
      && word.dropFirst(3).first?.isLowercase == true
  }
}

extension OwnSources.File {
  /// The words of a file's names, comments and strings.
  fileprivate func words(withPages: Bool) -> Set<Substring> {
    var found: Set<Substring> = []
    for position in 0..<tree.tokens.count {
      let kind = tree.tokens.kinds[position]
      if kind.isIdentifierLike { found.insert(tree.text(TokenIndex(position))[...]) }
      guard [.stringLiteral, .stringHead, .stringMiddle, .stringTail].contains(kind) else {
        continue
      }
      let range = tree.range(TokenIndex(position))
      let text = tree.source.text(range.lowerBound..<range.upperBound)
      if withPages || !text.contains("\n") { found.formUnion(words(of: text)) }
    }
    for comment in tree.comments {
      found.formUnion(words(of: tree.source.text(comment.start..<comment.end)))
    }
    return found
  }

  private func words(of text: String) -> [Substring] {
    text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }
    .map(Substring.init)
  }
}
