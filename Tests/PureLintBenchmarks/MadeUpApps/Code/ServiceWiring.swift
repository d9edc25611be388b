/// How the services of a feature are built, whatever wires them.
struct ServiceWiring {
  /// The name of a local or a member that holds it: `cache`.
  let name: String
  /// What others ask for.
  let type: String
  let implementation: String
  let needs: [Need]
  let isShared: Bool

  /// What an initializer asks for.
  struct Need {
    let label: String
    let type: String
    let source: Source
  }

  /// Who has what is asked for.
  enum Source {
    case core, area, feature
    /// The service of another feature, by its type.
    case other(String)
  }

  /// The call that builds it, on lines moved to the right by `width` behind its first.
  func construction(indentedBy width: Int = 0, _ value: (Need) -> String) -> String {
    "\(implementation)(\(needs.map { "\($0.label): \(value($0))" }.list(indentedBy: width)))"
  }

  /// The services of a feature, each behind those that it needs.
  static func all(of feature: Feature) -> [ServiceWiring] {
    let cache = ServiceWiring(
      name: "cache",
      type: "\(feature.type)Cache",
      implementation: "\(feature.type)Cache",
      needs: [.core("storage")],
      isShared: true
    )
    return [cache]
      + feature.ownServices.map { kind in
        ServiceWiring(
          name: kind.rawValue,
          type: kind.type(in: feature.type),
          implementation: kind.implementation(in: feature.type),
          needs: needs(of: kind, in: feature),
          isShared: [.service, .drafts].contains(kind)
        )
      }
  }

  private static func needs(of kind: ServiceKind, in feature: Feature) -> [Need] {
    switch kind {
    case .formatter: [.core("clock"), .core("settings")]
    case .drafts: [.core("storage"), .core("logger")]
    case .rules:
      [
        Need(label: "service", type: "\(feature.type)Servicing", source: .feature), .core("flags"),
      ]
    default:
      [
        Need(label: "gateway", type: "\(feature.area)GatewayServing", source: .area),
        Need(label: "cache", type: "\(feature.type)Cache", source: .feature), .core("analytics"),
      ]
        + (feature.related.map { other in
          Need(
            label: "\(other.uncapitalized)Service",
            type: "\(other)Servicing",
            source: .other(other)
          )
        }.map { [$0] } ?? [])
    }
  }
}

extension ServiceWiring.Need {
  static func core(_ name: String) -> Self {
    Self(label: name, type: CoreCode.type(of: name), source: .core)
  }

  /// What a screen asks for.
  init(_ kind: ServiceKind, of feature: Feature) {
    label = kind.rawValue
    type = kind.type(in: feature.type)
    source = kind.isOwn ? .feature : .core
  }
}
