import PureLintProjects
import PureLintSource

/// The form that a value of the configuration has to have. Its check, its JSON schema and its page
/// are all made from it.
package indirect enum ConfigurationShape: Hashable, Sendable {
  /// `true` or `false`.
  case flag
  case text(TextForm)
  /// One of some words, each of which is a `noun`.
  case choice(noun: String, [String])
  case list(ConfigurationShape)
  /// Members with names of their own.
  case object(ObjectForm)
  /// A value for each of some words, or for any names where there are no words to choose from.
  case map(noun: String, [String]?, ConfigurationShape)

  /// A text that means something.
  package enum TextForm: Hashable, Sendable {
    /// Words for people; not blank.
    case prose
    /// The name of something declared, or the last parts of one: `AppRoot.make`.
    case name
    /// A name with `*` for any part of it: `*Service`.
    case namePattern
    /// A pattern for paths, from the folder of the configuration on (`Glob`).
    case pathPattern
    /// A name that an `#if` asks for: `DEBUG`.
    case condition
  }

  /// The members that an object may have.
  package struct ObjectForm: Hashable, Sendable {
    package let keys: [ConfigurationKey]
    /// Keys of which at least one has to be there; none if empty.
    var alternatives: [String] = []
  }
}

/// A member of an object: how it is called, what it is for and what it may hold.
package struct ConfigurationKey: Hashable, Sendable {
  package let name: String
  /// One phrase in lower case without a period.
  let summary: String
  let shape: ConfigurationShape
  var isRequired = false
  /// Other names by which people know it, lower case.
  var otherNames: [String] = []
}

extension ConfigurationShape.TextForm {
  /// Whether a text means something.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .prose: text.contains { !$0.isWhitespace }
    case .name:
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && !part.contains(where: \.isWhitespace)
      }
    case .namePattern: !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "/" }
    case .pathPattern: Glob(text) != nil
    case .condition: BuildConfiguration.canDefine(text)
    }
  }

  /// The regular expression of the texts that mean something, in the words of JSON schemas.
  var pattern: String {
    switch self {
    case .prose: #"\S"#
    case .name: #"^[^.\s]+(\.[^.\s]+)*$"#
    case .namePattern: #"^[^\s/]+$"#
    case .pathPattern: #"(^|/)([^/.]|\.[^/])"#
    case .condition: #"^[A-Za-z_\u00A1-\uFFFF][A-Za-z0-9_\u00A1-\uFFFF]*$"#
    }
  }

  /// The words for a text of the form, with an example.
  var noun: String {
    switch self {
    case .prose: "a text that says something"
    case .name: "a name, such as 'AppRoot' or 'AppRoot.make'"
    case .namePattern: "a name, or a pattern such as '*Service'"
    case .pathPattern: "the name or pattern of files or folders, such as 'Generated/'"
    case .condition: "a name alone, such as 'DEBUG'"
    }
  }
}
