/// The reason why a document is no graph.
public enum GraphDocumentError: Error, Hashable, Sendable {
  /// The bytes are not JSON.
  case notJSON
  /// The JSON says that it is something else.
  case unknownFormat(String)
  /// The document follows a version of the format that this library does not know.
  case unsupportedVersion(UInt32)
  /// A value is missing or is not what the format asks for; the path leads to it from the top.
  case invalidValue(path: String, reason: String)
  /// An index names a file or node beyond the last of `count`.
  case indexOutOfRange(path: String, index: Int, count: Int)
}

extension GraphDocumentError: CustomStringConvertible {
  /// One line, in lower case, without a period at the end.
  public var description: String {
    switch self {
    case .notJSON:
      "the document is not valid JSON"
    case .unknownFormat(let format):
      "the format is '\(format)' instead of '\(GraphDocument.formatName)'"
    case .unsupportedVersion(let version):
      "version \(version) of the format is not supported, only version \(GraphDocument.version)"
    case .invalidValue(let path, let reason):
      "\(path): \(reason)"
    case .indexOutOfRange(let path, let index, let count):
      "\(path): index \(index) is out of range 0..<\(count)"
    }
  }
}

extension GraphDocumentError {
  /// Says in this library's words what a JSON decoder threw.
  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .invalidValue(
        path: GraphDocumentError.path(context.codingPath + [key]),
        reason: "missing"
      )
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty,
      DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      self = .invalidValue(
        path: GraphDocumentError.path(context.codingPath),
        reason: context.debugDescription
      )
    default:
      self = .notJSON
    }
  }

  /// Keys and indices as one would write them in code: `nodes[3].kind`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "document" : path
  }
}
