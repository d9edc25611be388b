import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The ways to build or configure a module other than a construction of it: who may do so uses it.
struct ModuleMentions {
  let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }
  private var modules: [DeclarationID: Module] { model.modulesByID }

  init(_ model: WiringModel) { self.model = model }

  func contribute(to assembly: inout GraphAssembly) {
    addMentions(to: &assembly)
    addRegistrations(to: &assembly)
    addUnresolved(to: &assembly)
    OpenConstructions(model).contribute(to: &assembly)
    addGenericUses(to: &assembly)
    addConfigurations(to: &assembly)
    addUnresolvedConfigurations(to: &assembly)
  }

  /// A type named as a value may be registered, loaded from a storyboard, built by reflection.
  private func addMentions(to assembly: inout GraphAssembly) {
    for mention in resolver.facts.typeMentions {
      guard let module = modules[mention.type], module.kind != .configurator,
        program.isSource(mention.type), let target = assembly.node(of: mention.type),
        !resolver.isInside(mention.type, mention.place),
        !isQualifier(mention), let source = assembly.consumer(at: mention.place)
      else { continue }
      assembly.addEdge(source, .constructs, target, at: assembly.location(mention.place))
    }
  }

  /// A registration of a configurator lets others configure the module.
  private func addRegistrations(to assembly: inout GraphAssembly) {
    for registration in model.registrations {
      guard case .nominal(let builder, let made) = registration.key.type.form,
        model.builders.contains(builder), let module = made.first?.declaration,
        modules[module]?.kind == .configurator, let target = assembly.node(of: module),
        let source = assembly.consumer(at: registration.place)
      else { continue }
      let location = assembly.location(registration.place)
      assembly.addEdge(source, .configures, target, at: location)
    }
  }

  /// Adds what `.init(dependency: …, payload: …)` of a type that is not known may build: any module
  /// whose dependencies and payload take these labels.
  private func addUnresolved(to assembly: inout GraphAssembly) {
    for convention in model.conventions { addUnresolved(by: convention, to: &assembly) }
  }

  private func addUnresolved(by convention: ModuleConvention, to assembly: inout GraphAssembly) {
    var takers: [Form: [NodeID]] = [:]
    for unresolved in resolver.facts.unresolved {
      guard let form = Form(unresolved.arguments, convention, configures: false),
        let source = assembly.consumer(at: unresolved.place)
      else { continue }
      for target in modules(taking: form, assembly, &takers) {
        assembly.addEdge(source, .constructs, target, at: assembly.location(unresolved.place))
      }
    }
  }

  /// The form of the arguments that a module is given, as far as it is known.
  private struct Form: Hashable {
    let convention: ModuleConvention
    /// The labels in `.init(…)`; nil for anything else.
    let dependency: [Name?]?
    let payload: [Name?]?
    /// Whether a configurator module is meant.
    let configures: Bool

    /// Nil if the arguments are not those for a module: its dependency, or to configure it its
    /// dependency or its payload, and nothing besides.
    init?(_ arguments: [Unresolved.Argument], _ convention: ModuleConvention, configures: Bool) {
      let dependency = arguments.first { $0.label == convention.dependencyLabel }
      let payload = arguments.first { $0.label == convention.payloadLabel }
      let known = [dependency, payload].compactMap { $0 }
      guard configures ? !known.isEmpty && known.count == arguments.count : dependency != nil
      else { return nil }
      self.convention = convention
      self.dependency = dependency?.nested
      self.payload = payload?.nested
      self.configures = configures
    }
  }

  /// The modules that may be given arguments of a form, as far as is known; found once for each.
  private func modules(
    taking form: Form,
    _ assembly: GraphAssembly,
    _ takers: inout [Form: [NodeID]]
  ) -> [NodeID] {
    if let known = takers[form] { return known }
    let found = model.modules.filter { module in
      guard module.convention == form.convention,
        (module.kind == .configurator) == form.configures
      else { return false }
      let type = resolver.selfType(of: module.id)
      let dependency = resolver.typeMember(form.convention.dependencyType, of: type)
      let payload = resolver.typeMember(form.convention.payloadType, of: type)
      return model.takes(form.dependency, dependency) && model.takes(form.payload, payload)
    }
    .compactMap { assembly.node(of: $0.id) }
    takers[form] = found
    return found
  }

  /// A module that stands as a generic argument of something other than a factory, or as an
  /// associated type that some body builds, may be built there.
  private func addGenericUses(to assembly: inout GraphAssembly) {
    for file in program.sourceFiles {
      for (index, declaration) in program.files[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        switch declaration.kind {
        case .typealiasType where resolver.facts.genericConstructions.contains(declaration.name):
          addUse(of: resolver.instantiate(id, []), by: id, to: &assembly)
        case .function where program.isBroken(around: id):
          // What a function was about to build cannot be seen.
          for (module, _) in model.modulesAsked(by: resolver.resultType(of: id)) {
            addUse(of: .nominal(module, []), by: id, to: &assembly)
          }
        case .variable where resolver.isAnnotatedGenerically(id):
          for argument in genericArguments(of: resolver.type(of: id)) {
            addUse(of: argument, by: id, to: &assembly)
          }
        default: break
        }
      }
    }
  }

  private func addUse(
    of type: SwiftType,
    by id: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let module = type.declaration, modules[module] != nil,
      let target = assembly.node(of: module), let source = assembly.consumer(around: id),
      source != target
    else { return }
    assembly.addEdge(source, .constructs, target, at: assembly.location(of: id))
  }

  /// The generic arguments of a type other than a builder of modules or a collection of them.
  private func genericArguments(of type: SwiftType) -> [SwiftType] {
    switch type.unwrapped.form {
    case .nominal(let id, let arguments)
    where !model.builders.contains(id) && program.isSource(id): Array(arguments)
    case .external(_, let arguments): Array(arguments)
    default: []
    }
  }

  /// Whether a mention only leads to a nested type that builds no module: `X.Payload`, `X.Action`.
  private func isQualifier(_ mention: TypeMention) -> Bool {
    let tree = program.trees[mention.place.file]
    guard let period = tokenBehind(mention, tree) else { return false }
    let kind = tree.tokens.kinds[period.position]
    // Where a line begins with it, it looks like that of an implicit member.
    guard kind == .period || kind == .prefixPeriod else { return false }
    let type = resolver.selfType(of: mention.type)
    guard let nested = resolver.findTypeMember(tree.name(period + 1), of: type) else {
      return false
    }
    return !mayBuild(mention.type, nested)
  }

  /// The token behind a type's name and its generic arguments.
  private func tokenBehind(_ mention: TypeMention, _ tree: SyntaxTree) -> TokenIndex? {
    var next = mention.place.token + 1
    var depth = 0
    while next.position + 1 < tree.tokens.count {
      let text = tree.text(next)
      guard depth > 0 || text == "<" else { return next }
      depth += text.count { $0 == "<" } - text.count { $0 == ">" }
      next = next + 1
    }
    return nil
  }

  /// Whether a value of a type is the module at hand or makes modules.
  private func mayBuild(_ module: DeclarationID, _ type: SwiftType) -> Bool {
    ([type] + resolver.allSupertypes(of: type)).contains { supertype in
      supertype.isUnknown || supertype.declaration == module
        || supertype.declaration.map(model.builders.contains) ?? false
    }
  }

  /// `cell.configure(dependency:payload:)` applies a configurator module without a configurator.
  private func addConfigurations(to assembly: inout GraphAssembly) {
    let methods = Set(model.conventions.map(\.configureMethod))
    let mentions = resolver.references.references {
      program[$0].kind == .function && methods.contains(program[$0].name)
    }
    for reference in mentions {
      guard let owner = reference.base.type ?? resolver.selfDeclaration(of: reference.target),
        let module = modules[owner], module.kind == .configurator,
        isConfiguring(reference.target, by: module.convention),
        !resolver.isInside(owner, reference.place),
        let target = assembly.node(of: owner), let source = assembly.consumer(at: reference.place)
      else { continue }
      assembly.addEdge(source, .configures, target, at: assembly.location(reference.place))
    }
  }

  private func isConfiguring(_ method: DeclarationID, by convention: ModuleConvention) -> Bool {
    program[method].name == convention.configureMethod
      && resolver.parameterList(of: method).allSatisfy {
        $0.label == convention.dependencyLabel || $0.label == convention.payloadLabel
      }
  }

  /// `cell.configure(dependency: …, payload: …)` of a cell whose type is not known may configure
  /// any module that takes these arguments.
  private func addUnresolvedConfigurations(to assembly: inout GraphAssembly) {
    for convention in model.conventions {
      addUnresolvedConfigurations(by: convention, to: &assembly)
    }
  }

  private func addUnresolvedConfigurations(
    by convention: ModuleConvention,
    to assembly: inout GraphAssembly
  ) {
    var takers: [Form: [NodeID]] = [:]
    for read in resolver.facts.unknownReads where read.name == convention.configureMethod {
      guard case .call(let call) = read.use, let source = assembly.consumer(at: read.place) else {
        continue
      }
      let arguments = resolver.program.trees[read.place.file].unresolvedArguments(of: call)
      guard let form = Form(arguments, convention, configures: true) else { continue }
      for target in modules(taking: form, assembly, &takers) {
        assembly.addEdge(source, .configures, target, at: assembly.location(read.place))
      }
    }
  }
}
