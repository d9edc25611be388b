import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// What asks for keys that have a value for tests alone, or no other where they are read: one demand
/// for each key, at the first such property of the app.
struct DependencyDemands {
  private let keys: DependencyKeys
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ keys: DependencyKeys, _ resolver: Resolver) {
    self.keys = keys
    self.resolver = resolver
  }

  func all() -> [Demand] {
    guard !keys.judged.isEmpty else { return [] }
    let members = DependencyMembers(of: keys.judged, resolver)
    var links = DependencyLinks(keys, program)
    var readers: [DeclarationID: [DeclarationID]] = [:]
    let properties = program.sourceDeclarations {
      $0.kind == .variable && $0.traits.contains(.hasWrapper)
    }
    for property in properties where isOfApp(property) {
      guard let key = members.key(readBy: property),
        links.lacksValue(key, in: program[property].file)
      else { continue }
      readers[key, default: []].append(property)
    }
    let asked = keys.judged.filter { readers[$0] != nil }
    let overridden = DependencyOverrides(of: asked, members, program).all()
    return asked.filter { !overridden.contains($0) }.compactMap { key in
      readers[key].map { properties in
        let reader = properties[0]
        let gap = links.gap(key, in: program[reader].file)
        return demand(complaint(about: key, gap, others: properties.dropFirst()), key, reader)
      }
    }
  }

  /// Whether a property, or a local, is neither a test's nor a preview's.
  private func isOfApp(_ property: DeclarationID) -> Bool {
    let file = program[property].file
    guard !program.targets.isTest(file: file), !program.targets.isLeftOut(file: file),
      let owner = resolver.owner(ofNested: property)
    else { return false }
    let member = program[program.memberDeclaration(around: property)].name
    return !resolver.isPreview(owner) && !DependencyNames.trialValues.contains(member)
  }

  private func place(of id: DeclarationID, in source: DeclarationID?) -> Place {
    Place(file: program[id].file, token: program[id].nameToken, source: source)
  }

  private func demand(
    _ complaint: Demand.Complaint,
    _ key: DeclarationID,
    _ reader: DeclarationID
  ) -> Demand {
    var demand = Demand(
      place: place(of: reader, in: reader),
      key: Registration.Key(type: .nominal(key, [])),
      title: program.qualifiedName(key)
    )
    demand.registrations = []
    demand.timing = .deferred
    demand.asker = resolver.owner(ofNested: reader)
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }

  private func complaint(
    about key: DeclarationID,
    _ gap: (runner: String, live: String)?,
    others: ArraySlice<DeclarationID>
  ) -> Demand.Complaint {
    let name = program.qualifiedName(key)
    let others = others.prefix(2).map { ("it is read here too", place(of: $0, in: $0)) }
    let consequence = "the app gets the one for tests"
    if let gap, let live = keys.live(key).first {
      return Demand.Complaint(
        message: "'\(name)' has no live value in '\(gap.runner)': \(consequence)",
        way: [("its live value stands in '\(gap.live)'", place(of: live, in: live))] + others,
        advice: "let '\(gap.runner)' depend on '\(gap.live)'",
        isSurvivable: true
      )
    }
    let keyPlace = place(of: key, in: key)
    return Demand.Complaint(
      message: "'\(name)' has no live value: \(consequence)",
      way: [("'\(name)' conforms to 'TestDependencyKey' alone", keyPlace)] + others,
      advice: "write 'extension \(name): DependencyKey { static let liveValue = ... }'",
      advicePlace: keyPlace,
      isSurvivable: true
    )
  }
}
