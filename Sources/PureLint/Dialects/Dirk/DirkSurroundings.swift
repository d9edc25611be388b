/// What surrounds a demand: whether the app gets there, and the words for the place.
struct DirkSurroundings {
  let container: DirkContainer
  let resolver: Resolver
  let reached: ReachedCode
  let eager: EagerCode
  /// The places of providers that nobody asks for: what these need is not needed.
  let idle: Set<Place>

  private var program: Program { resolver.program }

  init(_ container: DirkContainer, _ resolver: Resolver, idle: Set<Place>) {
    self.container = container
    self.resolver = resolver
    self.idle = idle
    reached = ReachedCode(resolver) { place in
      !idle.isEmpty && container.provider(around: place).map(idle.contains) == true
    }
    eager = EagerCode(resolver)
  }

  /// Whether a test or the app gets to a place.
  func isReached(_ place: Place) -> Bool {
    program.targets.isTest(file: place.file)
      || reached.contains(place) && container.provider(around: place).map(idle.contains) != true
  }

  /// The text of a call on one line.
  func words(of call: NodeIndex, _ file: Int) -> String {
    let text = program.trees[file].text(call)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "..." : line
  }

  /// The type or the function around a place, behind what stands there.
  func around(_ place: Place) -> String {
    guard let source = place.source else { return "" }
    let member = program.memberDeclaration(around: source)
    guard program[member].parent != nil || program[member].kind == .function else { return "" }
    let owner = resolver.selfDeclaration(of: source) ?? member
    return " in '\(program.qualifiedName(owner))'"
  }
}
