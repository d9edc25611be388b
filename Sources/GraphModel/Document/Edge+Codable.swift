extension Edge: Codable {
  private enum CodingKeys: CodingKey, CaseIterable {
    case source, target, kind, timing, location, receiver, isLetGo, isGuess, handedType,
      argumentType, sharedKey
  }

  /// Decodes the values; each detail has a key of its own.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a detail that edges of the kind do not carry;
  ///   otherwise what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      source: container.decode(NodeID.self, forKey: .source),
      target: container.decode(NodeID.self, forKey: .target),
      kind: container.decode(Kind.self, forKey: .kind),
      timing: container.decode(Timing.self, forKey: .timing),
      location: container.decodeIfPresent(Location.self, forKey: .location)
    )
    for key in CodingKeys.allCases {
      guard let detail = try Edge.detail(key, in: container) else { continue }
      guard detail.fits(kind) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: container,
          debugDescription: "an edge of the kind '\(kind.rawValue)' has none"
        )
      }
      self.detail = detail
    }
  }

  private static func detail(
    _ key: CodingKeys,
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Detail? {
    switch key {
    case .receiver: try container.decodeIfPresent(NodeID.self, forKey: key).map { .receiver($0) }
    case .isLetGo:
      try container.decodeIfPresent(Bool.self, forKey: key) == true ? .letGo : nil
    case .isGuess:
      try container.decodeIfPresent(Bool.self, forKey: key) == true ? .guess : nil
    case .handedType:
      try container.decodeIfPresent(String.self, forKey: key).map { .handedType($0) }
    case .argumentType:
      try container.decodeIfPresent(String.self, forKey: key).map { .argumentType($0) }
    case .sharedKey:
      try container.decodeIfPresent(String.self, forKey: key).map { .sharedKey($0) }
    case .source, .target, .kind, .timing, .location: nil
    }
  }

  /// Encodes the values that there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(target, forKey: .target)
    try container.encode(kind, forKey: .kind)
    try container.encode(timing, forKey: .timing)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encodeIfPresent(receiver, forKey: .receiver)
    if isLetGo { try container.encode(true, forKey: .isLetGo) }
    if isGuess { try container.encode(true, forKey: .isGuess) }
    try container.encodeIfPresent(handedType, forKey: .handedType)
    try container.encodeIfPresent(argumentType, forKey: .argumentType)
    try container.encodeIfPresent(sharedKey, forKey: .sharedKey)
  }
}
