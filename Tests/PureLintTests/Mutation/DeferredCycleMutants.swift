@testable import PureLintSource

extension MutationKind {
  /// Gives a module the factory of one that needs it, where lazy members make that possible.
  static let closeModuleCycle = MutationKind(name: "close a cycle of modules") { outline in
    ModuleCycle.all(in: outline).map {
      $0.mutant(type: "\($0.outer).Factory", value: "self.\($0.member.name)")
    }
  }

  /// The same with a closure that makes the module.
  static let closeModuleCycleByClosure = MutationKind(
    name: "close a cycle of modules with a closure"
  ) { outline in
    ModuleCycle.all(in: outline).map { cycle in
      cycle.mutant(
        type: "() -> \(cycle.outer)",
        value: "{ self.\(cycle.member.name).create(payload: missing()) }"
      )
    }
  }
}

/// A lazy member with the factory of one module, in whose class another module is wired that the
/// former needs, directly or not.
private struct ModuleCycle {
  let outline: AppOutline
  /// The lazy member, and the module whose factory it is.
  let member: ProviderOutline
  let outer: String
  /// The struct of the other module, and all its constructions, that in the class first.
  let inner: StructureOutline
  let wirings: [ConstructionOutline]
  /// The fields on the shortest ways from the former module to the latter.
  let hops: [StructureOutline.Field]

  static func all(in outline: AppOutline) -> [ModuleCycle] {
    let wirings = outline.wirings()
    return outline.providers().flatMap { provider -> [ModuleCycle] in
      guard case .type(let type) = provider.owner, let outer = outline.moduleBuilt(by: provider)
      else { return [] }
      var seen: Set<String> = []
      return wirings.compactMap { wiring, structure in
        guard let scope = outline.scope(of: wiring.site), scope == type,
          let inner = outline.owners(of: structure.name).first, inner != outer,
          let hops = outline.hops(from: outer, to: inner), seen.insert(inner).inserted
        else { return nil }
        let others = wirings.filter { $0.structure.name == structure.name }.map(\.construction)
        return ModuleCycle(
          outline: outline,
          member: provider,
          outer: outer,
          inner: structure,
          wirings: [wiring] + others.filter { $0.site != wiring.site },
          hops: hops
        )
      }
    }
  }

  func mutant(type: String, value: String) -> Mutant {
    let field = AddedField(
      outline: outline,
      structure: inner,
      wirings: wirings,
      name: "addedBack",
      type: type,
      helper: "\nprivate func missing<Value>() -> Value { fatalError() }\n",
      value: "(missing() as \(type))"
    )
    let helpers = Set(wirings.map(\.site.file)).subtracting([inner.site.file]).sorted().map {
      outline.append(field.helper, to: $0)
    }
    let arguments = field.arguments(firstValue: value)
    return Mutant(
      title: "'\(inner.name)' asks for '\(type)', which asks for it",
      edits: field.declaration + arguments + helpers
        + [field.reader(), outline.annotation(of: member)].compactMap { $0 },
      expected: [Mutant.Expectation(ruleID: "lazy-cycle", place: firstHop(field))]
    )
  }

  /// The first hop in source order: by path, then by byte.
  private func firstHop(_ added: AddedField) -> Mutant.Place {
    let path = { (file: Int) in outline.app.files[file].path }
    let insertion = added.declaration[0]
    let isBefore = { (field: StructureOutline.Field) in
      (path(field.site.file), field.offset) < (path(insertion.file), insertion.range.lowerBound)
    }
    let first = hops.filter(isBefore).min {
      (path($0.site.file), $0.offset) < (path($1.site.file), $1.offset)
    }
    guard let first else { return .inserted(edit: 0, offset: "\n    let ".utf8.count) }
    return .kept(file: first.site.file, offset: first.offset)
  }
}

extension AppOutline {
  /// The module whose factory a provider's value is.
  fileprivate func moduleBuilt(by provider: ProviderOutline) -> String? {
    let construction = constructions.first { $0.site == provider.value }
    guard let construction, case .builder(let module) = construction.built,
      isDeclaredModule(module), supertypes(of: module).contains("FactoryModule")
    else { return nil }
    return module
  }

  /// The fields on the shortest ways from one module to another; nil if there is no way.
  fileprivate func hops(from outer: String, to inner: String) -> [StructureOutline.Field]? {
    var ways: [String: [StructureOutline.Field]] = [outer: []]
    var layer: Set<String> = [outer]
    while !layer.isEmpty {
      if let way = ways[inner] { return way }
      var next: [String: [StructureOutline.Field]] = [:]
      for module in layer {
        for (asked, field) in modulesAsked(by: module) where ways[asked] == nil {
          next[asked, default: []] += (ways[module] ?? []) + [field]
        }
      }
      ways.merge(next) { known, _ in known }
      layer = Set(next.keys)
    }
    return nil
  }
}
