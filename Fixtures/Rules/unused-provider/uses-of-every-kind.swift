import Pure

// A local counts as used wherever it is mentioned: in literals, closures, strings, calls on it.

final class Service {
  var next: Service?
  func start() {}
  subscript(index: Int) -> Int { index }
}

func register(_ service: inout Service) {}

final class HubModule: FactoryModule {
  struct Dependency {
    let all: [Service]
    let byName: [String: Service]
    let make: () -> Service
    let pair: (Service, Service)
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func run() {
    print(dependency.all, dependency.byName, dependency.make(), dependency.pair)
  }
}

enum CompositionRoot {
  static func resolve() -> HubModule.Factory {
    let inArray = Service(), inDictionary = Service(), inClosure = Service()
    let inTuple = Service()
    let started = Service()
    let owner = Service()
    let property = Service()
    let inString = Service()
    let inDefer = Service()
    let subscripted = Service()
    let captured = Service()
    let discarded = Service()
    let forgotten = Service()  // want: unused-provider "forgotten"
    var passed = Service()
    defer { inDefer.start() }
    started.start()
    owner.next = property
    register(&passed)
    _ = discarded
    print("\(inString) \(subscripted[1])", owner)
    return .init(
      dependency: .init(
        all: [inArray], byName: ["a": inDictionary],
        make: { [captured] in captured.next ?? inClosure }, pair: (inTuple, inTuple)))
  }
}
