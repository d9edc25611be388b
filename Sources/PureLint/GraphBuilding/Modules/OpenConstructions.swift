import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Constructions of which only the labels are known: `[.init()][0]`, `with(.make()) { … }`. Each may
/// build any module that can be made so and that its file can name.
struct OpenConstructions {
  let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  func contribute(to assembly: inout GraphAssembly) {
    let modulesOfMember = modulesByStaticMember()
    var takers = Takers()
    for unresolved in resolver.facts.unresolved where unresolved.isOpen && !isPart(unresolved) {
      let tree = program.trees[unresolved.place.file]
      let token = unresolved.place.token
      guard tree.tokens.kinds[token.position] == .kwInit else {
        addBuilding(
          of: modulesOfMember[tree.name(token)] ?? [],
          at: unresolved.place,
          to: &assembly
        )
        continue
      }
      for convention in model.conventions {
        // What is told by its dependencies is looked for by what they are.
        guard unresolved.argument(convention.dependencyLabel) == nil else { continue }
        let form = Form(
          convention: convention,
          labels: unresolved.arguments.map(\.label),
          payload: unresolved.argument(convention.payloadLabel)?.nested
        )
        addBuilding(of: modules(builtBy: form, &takers), at: unresolved.place, to: &assembly)
      }
    }
    for read in resolver.facts.unknownReads where read.use == .implicitMember {
      addBuilding(of: modulesOfMember[read.name] ?? [], at: read.place, to: &assembly)
    }
  }

  /// The form of a construction's arguments, as far as it is known.
  private struct Form: Hashable {
    let convention: ModuleConvention
    let labels: [Name?]
    /// The labels in the payload, if it is written as `.init(…)`.
    let payload: [Name?]?
  }

  /// The modules that constructions of each form may build.
  private typealias Takers = [Form: [DeclarationID]]

  private func modules(builtBy form: Form, _ takers: inout Takers) -> [DeclarationID] {
    if let known = takers[form] { return known }
    let found = model.modules.filter { $0.convention == form.convention && isBuilt($0, by: form) }
      .map(\.id)
    takers[form] = found
    return found
  }

  private func addBuilding(
    of modules: [DeclarationID],
    at place: Place,
    to assembly: inout GraphAssembly
  ) {
    guard !modules.isEmpty, let source = assembly.consumer(at: place) else { return }
    for module in modules where canSee(module, from: place) {
      guard let target = assembly.node(of: module) else { continue }
      let isConfigurator = model.modulesByID[module]?.kind == .configurator
      assembly.addEdge(
        source,
        isConfigurator ? .configures : .constructs,
        target,
        at: assembly.location(place)
      )
    }
  }

  private func canSee(_ module: DeclarationID, from place: Place) -> Bool {
    guard !resolver.isInside(module, place) else { return false }
    let (targets, file) = (program.targets, program[module].file)
    return targets.shareTarget(place.file, file)
      || targets.canSee(fromFile: place.file, toFile: file)
  }

  /// Whether an initializer call is an argument for what a module depends on, or is given.
  private func isPart(_ unresolved: Unresolved) -> Bool {
    let tree = program.trees[unresolved.place.file]
    let token = unresolved.place.token.rawValue
    guard token >= 3, tree.tokens.kinds[Int(token) - 2] == .colon else { return false }
    let label = tree.name(TokenIndex(token - 3))
    return model.conventions.contains { $0.dependencyLabel == label || $0.payloadLabel == label }
  }

  /// Whether a module, or what builds it, has an initializer for arguments of a form.
  private func isBuilt(_ module: Module, by form: Form) -> Bool {
    let type = resolver.selfType(of: module.id)
    let needsNothing = resolver.typeMember(form.convention.dependencyType, of: type) == .void
    if form.labels.isEmpty, needsNothing, module.kind == .factory || module.kind == .configurator {
      return true
    }
    guard module.kind != .configurator else { return false }
    let declared = (resolver.members(of: module.id)["init"] ?? []).filter(program.isSource)
    if declared.contains(where: { takes(form.labels, resolver.parameterList(of: $0)) }) {
      return true
    }
    return module.kind == .factory && needsNothing && form.labels == [form.convention.payloadLabel]
      && model.takes(form.payload, resolver.typeMember(form.convention.payloadType, of: type))
  }

  private func takes(_ labels: [Name?], _ parameters: [SwiftType.Parameter]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let label = rest.first, label == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  /// The modules that have a static member of a name, which may be what makes them.
  private func modulesByStaticMember() -> [Name: [DeclarationID]] {
    model.modules.reduce(into: [:]) { found, module in
      let members = resolver.members(of: module.id).all.filter {
        program.isSource($0) && program[$0].traits.contains(.isStatic)
          && (program[$0].kind == .function || program[$0].kind == .variable)
      }
      for name in Set(members.map { program[$0].name }) {
        found[name, default: []].append(module.id)
      }
    }
  }
}

extension WiringModel {
  /// Whether a type can be built with arguments of the given labels, as far as is known.
  func takes(_ labels: [Name?]?, _ type: SwiftType) -> Bool {
    guard let labels else { return true }
    // `Void` has no initializer that `.init` could mean.
    guard type != .void else { return false }
    guard let id = type.declaration, resolver.program[id].kind == .structType else { return true }
    let fields = resolver.memberwiseFields(of: id).map { Optional(resolver.program[$0].name) }
    return resolver.members(of: id)["init"] != nil || labels.allSatisfy(fields.contains)
  }
}
