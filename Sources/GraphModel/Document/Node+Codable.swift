extension Node: Codable {
  private enum CodingKeys: CodingKey {
    case kind, name, typeName, builtTypes, lifetime, isLifetimeExplicit, traits, location, owner
  }

  /// Decodes the values; without a list of what it builds, a node builds nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      kind: container.decode(Kind.self, forKey: .kind),
      name: container.decode(String.self, forKey: .name),
      typeName: container.decodeIfPresent(String.self, forKey: .typeName),
      builtTypes: container.decodeIfPresent([String].self, forKey: .builtTypes) ?? [],
      lifetime: container.decodeIfPresent(Lifetime.self, forKey: .lifetime),
      isLifetimeExplicit: container.decode(Bool.self, forKey: .isLifetimeExplicit),
      traits: container.decode(Traits.self, forKey: .traits),
      location: container.decodeIfPresent(Location.self, forKey: .location),
      owner: container.decodeIfPresent(NodeID.self, forKey: .owner)
    )
  }

  /// Encodes the values that there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(typeName, forKey: .typeName)
    if !builtTypes.isEmpty { try container.encode(builtTypes, forKey: .builtTypes) }
    try container.encodeIfPresent(lifetime, forKey: .lifetime)
    try container.encode(isLifetimeExplicit, forKey: .isLifetimeExplicit)
    try container.encode(traits, forKey: .traits)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encodeIfPresent(owner, forKey: .owner)
  }
}
