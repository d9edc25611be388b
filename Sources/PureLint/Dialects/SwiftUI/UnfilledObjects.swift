import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// Properties that ask an environment where there is none: in a class or another type that is no view,
/// in an initializer, and of a view that nobody shows.
struct UnfilledObjects {
  private let kinds: ViewKinds
  private let reads: EnvironmentReads
  private let code: CodeIndex
  private var resolver: Resolver { code.resolver }
  private var program: Program { resolver.program }

  init(_ kinds: ViewKinds, _ reads: EnvironmentReads, _ code: CodeIndex) {
    self.kinds = kinds
    self.reads = reads
    self.code = code
  }

  func demands(for all: [EnvironmentDemand]) -> [Demand] {
    all.flatMap { asked -> [Demand] in
      guard !program.targets.isTest(file: program[asked.property].file),
        !resolver.isPreview(asked.owner)
      else { return [] }
      if let kind = kindWithoutEnvironment(asked.owner) {
        return [demand(of: kind, asked)].compactMap(\.self)
      }
      return [demandInInitializer(asked)].compactMap(\.self) + demandsOfViewsInHand(asked)
    }
  }

  /// The word for a type whose instances no view holds as its own, so that nobody fills them.
  private func kindWithoutEnvironment(_ owner: DeclarationID) -> String? {
    switch program[owner].kind {
    case .classType: return kinds.inherits(owner, [SwiftUINames.dynamicProperty]) ? nil : "class"
    case .structType, .enumType:
      let isPlain = resolver.allSupertypes(of: .nominal(owner, [])).allSatisfy { supertype in
        switch supertype.form {
        case .external(let name, _):
          program.libraries.knows(name, [.addsNoMembers, .isValue, .isCoding])
        case .nominal: true
        default: false
        }
      }
      guard isPlain else { return nil }
      return program[owner].kind == .structType ? "struct" : "enum"
    default: return nil
    }
  }

  private func demand(of kind: String, _ asked: EnvironmentDemand) -> Demand? {
    guard !asked.isOptional, let read = reads.reads(of: asked.property).first?.place else {
      return nil
    }
    let name = program.text(asked.property)
    return demand(
      asked,
      at: Place(
        file: program[asked.property].file,
        token: program[asked.property].nameToken,
        source: asked.property
      ),
      Demand.Complaint(
        message: "'\(name)' is never filled: \(kind) '\(program.qualifiedName(asked.owner))' "
          + "has no environment",
        way: [("'\(name)' is read here", read)],
        advice: "hand the '\(asked.key.text)' to the initializer of "
          + "'\(program.qualifiedName(asked.owner))'"
      )
    )
  }

  /// A member of a view that is made on the spot: nobody shows the view, so nobody fills it.
  private func demandsOfViewsInHand(_ asked: EnvironmentDemand) -> [Demand] {
    guard kinds.kind(of: asked.owner) == .view, !asked.isOptional else { return [] }
    return reads.membersThatRead(asked.property).flatMap { member, read in
      resolver.references.references(to: member).compactMap { reference -> Demand? in
        guard program.isSource(reference.place), !reference.isAbsent,
          !program.targets.isTest(file: reference.place.file),
          !code.isInMacro(reference.place.token, in: reference.place.file),
          let source = reference.place.source,
          resolver.selfDeclaration(of: source).map({ !resolver.isPreview($0) }) ?? true,
          isMadeOnTheSpot(asked.owner, before: reference.place)
        else { return nil }
        let (owner, name) = (program.qualifiedName(asked.owner), program.text(member))
        return demand(
          asked,
          at: reference.place,
          Demand.Complaint(
            message: "'\(name)' takes '\(program.text(asked.property))' from the environment of a "
              + "'\(owner)' that nobody shows: it has none",
            way: [("'\(program.text(asked.property))' is read here", read)],
            advice:
              "hand the '\(asked.key.text)' to '\(name)', or make that a function of what has it"
          )
        )
      }
    }
  }

  /// Whether a member is asked of what a call in front of it builds, or of a local constant that one
  /// does: `Panel().title()`.
  private func isMadeOnTheSpot(_ view: DeclarationID, before place: Place) -> Bool {
    let tree = program.trees[place.file]
    guard let access = tree.nodes(aroundToken: place.token).last,
      tree.kind(access) == .memberAccess,
      let base = tree.expression(in: access)
    else { return false }
    guard tree.kind(base) == .nameExpression,
      let local = code.meaning(of: tree.mainToken(base), in: place.file),
      program[local].kind == .variable,
      program[local].traits.isSuperset(of: [.isLocal, .isConstant]),
      let value = tree.initialValue(of: program[local].node)
    else { return code.construction(at: base, in: place.file)?.declaration == view }
    return code.construction(at: value, in: place.file)?.declaration == view
  }

  private func demandInInitializer(_ asked: EnvironmentDemand) -> Demand? {
    guard kinds.kind(of: asked.owner) != .other, !asked.isOptional,
      let read = reads.readInInitializer(of: asked.property)
    else { return nil }
    let name = program.text(asked.property)
    return demand(
      asked,
      at: read,
      Demand.Complaint(
        message: "'\(name)' is read before '\(program.qualifiedName(asked.owner))' is shown: "
          + "an initializer has no environment",
        way: [
          (
            "'\(name)' is declared here",
            Place(
              file: program[asked.property].file,
              token: program[asked.property].nameToken,
              source: asked.property
            )
          )
        ],
        advice: "read '\(name)' in 'body', or in 'onAppear'"
      )
    )
  }

  private func demand(
    _ asked: EnvironmentDemand,
    at place: Place,
    _ complaint: Demand.Complaint
  ) -> Demand {
    var demand = Demand(
      property: nil,
      place: place,
      key: Registration.Key(type: asked.type),
      title: asked.key.text
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }
}
