import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The certain order of two places, in one run of the code around both.
package struct RunOrder {
  private let resolver: Resolver
  private let runs: RegistryRuns
  /// By body, the places that run it.
  private var knownCallers: [Body: [Line]] = [:]
  /// By function, where the app mentions it, or nil where that is not told or in many places.
  private var knownMentions: [DeclarationID: [Place]?] = [:]

  private var program: Program { resolver.program }

  /// How many lines, functions and references are looked at for one request; behind that, nothing is
  /// certain.
  private static let limit = 16

  package init(_ resolver: Resolver, _ runs: RegistryRuns) {
    self.resolver = resolver
    self.runs = runs
  }

  /// The place from which a request is made before any of some places can be got to, whenever the
  /// code around it runs first; nil where that is not certain.
  ///
  /// - Parameters:
  ///   - request: Where it is asked for, whenever the code there runs.
  ///   - property: The property that asks when its owner is built, if one does.
  package mutating func place(
    asking request: Place,
    for property: DeclarationID?,
    before places: [Place]
  ) -> Place? {
    guard !places.isEmpty, places.count <= Self.limit else { return nil }
    for line in lines(of: request, property) where areBehind(places, line) { return line.place }
    return nil
  }

  /// The same of places of several programs: it suffices that those of one come later in that one.
  package mutating func place(
    asking request: Place,
    for property: DeclarationID?,
    before places: [Place],
    in programs: ProgramsApart
  ) -> Place? {
    for files in programs.runs(of: places.map(\.file), with: request.file) {
      let part = places.filter { files.contains($0.file) }
      guard let early = place(asking: request, for: property, before: part) else { continue }
      if part.count == places.count || part.allSatisfy({ programs.mayMeet(early.file, $0.file) }) {
        return early
      }
    }
    return nil
  }

  /// Whether one of two places is certainly got to first, whenever the code around it runs.
  package mutating func runs(_ place: Place, before other: Place) -> Bool {
    self.place(asking: place, for: nil, before: [other]) != nil
  }

  /// Code that runs from its beginning to its end.
  private enum Body: Hashable {
    /// A function or an initializer.
    case function(DeclarationID)
    /// The initial values of a type's stored properties.
    case values(DeclarationID)
    /// Code at top level of a file.
    case script(Int)
  }

  /// A place that is got to whenever the body around it runs.
  private struct Line: Hashable {
    let body: Body
    let place: Place
  }

  // MARK: What leads to a request

  /// The places that always come to a request, itself first.
  private mutating func lines(of request: Place, _ property: DeclarationID?) -> [Line] {
    let property = property.flatMap { body(ofStored: $0) }
    guard let first = property.map({ Line(body: $0, place: request) }) ?? line(request) else {
      return []
    }
    var lines = [first]
    var known: Set<Line> = [first]
    var next = 0
    while next < lines.count, lines.count < Self.limit {
      lines += callers(of: lines[next].body).filter { known.insert($0).inserted }
      next += 1
    }
    return lines
  }

  private func line(_ place: Place) -> Line? {
    guard program.isSource(place), EagerCode.isCertain(place), !isInParameter(place),
      !program.targets.isTest(file: place.file)
    else { return nil }
    guard let member = member(around: place) else {
      let isScript = place.source == nil && program.files[place.file].hasTopLevelCode
      return isScript ? Line(body: .script(place.file), place: place) : nil
    }
    switch program[member].kind {
    case .function, .initializer: return Line(body: .function(member), place: place)
    case .variable where program[member].traits.contains(.hasWrapper): return nil
    case .variable: return body(ofStored: member).map { Line(body: $0, place: place) }
    default: return nil
    }
  }

  /// The body that a variable's first value is a part of.
  private func body(ofStored variable: DeclarationID) -> Body? {
    let declaration = program[variable]
    guard declaration.traits.isDisjoint(with: [.isStatic, .isLazy, .isComputed]) else { return nil }
    guard declaration.parent != nil else {
      return program.files[declaration.file].hasTopLevelCode ? .script(declaration.file) : nil
    }
    guard let type = resolver.selfDeclaration(of: variable), !mayBeGiven(declaration, of: type)
    else { return nil }
    return .values(type)
  }

  /// Whether a struct's property may hold at first what the struct is made with.
  private func mayBeGiven(_ property: Declaration, of type: DeclarationID) -> Bool {
    program[type].kind == .structType
      && property.traits.isDisjoint(with: [.isConstant, .isPrivate])
      && !resolver.members(of: type).all.contains { program[$0].kind == .initializer }
  }

  /// The places that run a body whenever the code around them runs; none where there are many.
  private mutating func callers(of body: Body) -> [Line] {
    if let known = knownCallers[body] { return known }
    let places = places(running: body)
    let found = places.count <= Self.limit ? places.compactMap(line) : []
    knownCallers[body] = found
    return found
  }

  /// Where a body is run from, as far as it is certain that the very body is.
  private func places(running body: Body) -> [Place] {
    switch body {
    case .script: return []
    case .values(let type):
      return ([type] + resolver.heirs(of: type)).flatMap(resolver.constructions.of).map(\.place)
    case .function(let function):
      guard let owner = resolver.selfDeclaration(of: function) else {
        return calls(of: function)
      }
      if program[function].kind == .initializer {
        return resolver.constructions.by(function).filter { $0.declaration == owner }.map(\.place)
      }
      guard program[owner].kind != .protocolType,
        resolver.isStatic(function) || resolver.heirs(of: owner).isEmpty
      else { return [] }
      return calls(of: function)
    }
  }

  private func calls(of function: DeclarationID) -> [Place] {
    resolver.references.references(to: function).filter { reference in
      !reference.isUncertain && program.isSource(reference.place)
        && program.trees[reference.place.file].isCalled(reference.place.token)
    }
    .map(\.place)
  }

  // MARK: What is behind

  /// Whether nothing gets to some places unless it has come along a line first.
  private mutating func areBehind(_ places: [Place], _ line: Line) -> Bool {
    var waiting = places
    var known: Set<DeclarationID> = []
    while let place = waiting.popLast() {
      if isBehind(place, line) { continue }
      guard let function = member(around: place) else { return false }
      guard known.insert(function).inserted else { continue }
      guard known.count <= Self.limit, let mentions = mentions(of: function) else { return false }
      waiting += mentions
    }
    return true
  }

  /// Where the app comes to a function, by what it meets of a protocol too, if all of that is in sight.
  private mutating func mentions(of function: DeclarationID) -> [Place]? {
    if let known = knownMentions[function] { return known }
    guard let all = runs.mentions(of: function) else {
      knownMentions[function] = .some(nil)
      return nil
    }
    let found = all.map(\.place).filter { place in
      program.isSource(place) && !program.targets.isTest(file: place.file)
    }
    let few = found.count <= Self.limit ? found : nil
    knownMentions[function] = .some(few)
    return few
  }

  /// Whether a place comes behind a line in its own body.
  private func isBehind(_ place: Place, _ line: Line) -> Bool {
    comesBehind(place, line) && !isInParameter(place)
  }

  private func comesBehind(_ place: Place, _ line: Line) -> Bool {
    let member = member(around: place)
    let isLater = place.file == line.place.file && line.place.token < place.token
    switch line.body {
    case .function(let function): return member == function && isLater
    case .script(let file): return place.file == file && isLater && isAtTopLevel(place, member)
    case .values(let type):
      guard let member, resolver.selfDeclaration(of: member) == type, !resolver.isStatic(member)
      else { return false }
      switch program[member].kind {
      case .function, .subscriptMember: return true
      case .initializer: return !handsOver(member)
      case .variable:
        return program[member].traits.isDisjoint(with: [.isLazy, .isComputed]) ? isLater : true
      default: return false
      }
    }
  }

  private func isAtTopLevel(_ place: Place, _ member: DeclarationID?) -> Bool {
    member.map { program[$0].kind == .variable && program[$0].parent == nil }
      ?? (place.source == nil)
  }

  /// Whether an initializer leaves to another one what the properties hold at first.
  private func handsOver(_ initializer: DeclarationID) -> Bool {
    let tree = program.tree(of: initializer)
    let node = tree.nodes[program[initializer].node.position]
    return program[initializer].traits.contains(.isConvenience)
      || (node.firstToken..<node.endToken).contains { token in
        tree.tokens.kinds[Int(token)] == .kwInit && token > node.firstToken + 1
          && tree.tokens.kinds[Int(token) - 2] == .kwSelf
      }
  }

  // MARK: Surroundings

  /// The member around a place, or the variable or function at top level; nil inside a local function
  /// or type, which runs by itself.
  private func member(around place: Place) -> DeclarationID? {
    guard let source = place.source else { return nil }
    let member = program.memberDeclaration(around: source)
    var next = source
    while next != member {
      guard program[next].kind == .variable, let parent = program[next].parent else { return nil }
      next = parent
    }
    return member
  }

  /// Whether a place is in the default value of a parameter.
  private func isInParameter(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    return tree.nodes(aroundToken: place.token, from: start ?? .root).contains {
      tree.kind($0) == .parameter
    }
  }
}
