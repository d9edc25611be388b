import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// Properties that ask an environment where there is none: in a class, and in an initializer.
struct UnfilledObjects {
  private let kinds: ViewKinds
  private let reads: EnvironmentReads
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ kinds: ViewKinds, _ reads: EnvironmentReads, _ resolver: Resolver) {
    self.kinds = kinds
    self.reads = reads
    self.resolver = resolver
  }

  func demands(for all: [EnvironmentDemand]) -> [Demand] {
    all.compactMap { asked in
      guard !program.targets.isTest(file: program[asked.property].file),
        !resolver.isPreview(asked.owner)
      else { return nil }
      return program[asked.owner].kind == .classType
        ? demandOfClass(asked) : demandInInitializer(asked)
    }
  }

  private func demandOfClass(_ asked: EnvironmentDemand) -> Demand? {
    guard let read = reads.reads(of: asked.property).first?.place,
      !kinds.inherits(asked.owner, ["DynamicProperty"])
    else { return nil }
    let name = program.text(asked.property)
    return demand(
      asked,
      at: Place(
        file: program[asked.property].file,
        token: program[asked.property].nameToken,
        source: asked.property
      ),
      Demand.Complaint(
        message: "'\(name)' is never filled: class '\(program.qualifiedName(asked.owner))' "
          + "has no environment",
        way: [("'\(name)' is read here", read)],
        advice: "hand the '\(asked.key.text)' to the initializer of "
          + "'\(program.qualifiedName(asked.owner))'"
      )
    )
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
    demand.complaint = { complaint }
    return demand
  }
}
