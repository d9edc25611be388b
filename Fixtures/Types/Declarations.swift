// What declarations are, annotated or inferred.

typealias Time = Clock
typealias Pair<Item> = (first: Item, second: Item)
typealias Handler = (Zone) -> Void

let global = Zone()  // type: Zone
nonisolated(unsafe) var (left, right) = (Zone(), Clock())  // type(left): Zone; type(right): Clock

struct Declared {
  let annotated: Zone  // type(annotated): Zone
  let inferred = Clock()  // type: Clock
  let optional: Zone?  // type(optional): Zone?
  let forced: Zone!  // type(forced): Zone?
  let several = Zone(), other = Clock()  // type(several): Zone; type(other): Clock
  let alias: Time  // type(alias): Clock
  let pair: Pair<Zone>  // type(pair): (first: Zone, second: Zone)
  let handler: Handler  // type(handler): (Zone) -> ()
  let function: @Sendable (Zone, _ count: Int) async throws -> Clock?  // type(function): (Zone, Int) -> Clock?
  let nested: Inner.Deep  // type(nested): Declared.Inner.Deep
  let array: [Zone]  // type(array): [Zone]
  let dictionary: [String: [Zone]]  // type(dictionary): [String: [Zone]]
  let set: Set<Zone>  // type(set): Set<Zone>
  let long: Optional<Array<Zone>>  // type(long): [Zone]?
  let metatype: Zone.Type  // type(metatype): Zone.Type
  let anyNamed: any Named  // type(anyNamed): Named
  let external: Substring  // type(external): Substring
  let generic: Box<Box<Zone>>  // type(generic): Box<Box<Zone>>
  static let shared = Zone.make  // type(shared): () -> Zone
  var computed: Clock { annotated.clock }  // type(computed): Clock
  var copied = global  // type(copied): Zone

  struct Inner {
    struct Deep { let zone: Zone }
    enum Kind: String { case small, large }  // type(small): Declared.Inner.Kind
  }

  func plain() {}  // type(plain): () -> ()
  func labelled(_ zone: Zone, at clock: Clock) -> Hand? { nil }  // type(labelled): (Zone, Clock) -> Hand?; type(zone): Zone; type(clock): Clock
  func deferred(_ zone: @autoclosure () -> Zone) {}  // type(deferred): (Zone) -> ()
  func variadic(_ zones: Zone...) { _ = zones.first }  // type(zones.first): Zone?
  func changed(_ clock: inout Clock) { _ = clock.hand }  // type(clock): Clock; type(clock.hand): Hand
  func generic<Item>(_ item: Item) -> [Item] { [item] }  // type(generic): (Item) -> [Item]
  subscript(index: Int) -> Clock { annotated.clocks[index] }  // type(annotated.clocks[index]): Clock

  func use() {
    func local(_ zone: Zone) -> Clock { zone.clock }  // type(local): (Zone) -> Clock
    struct Local { let zone: Zone }
    enum Choice { case one(Zone), two }
    let value = local(annotated)  // type: Clock
    let made = Local(zone: annotated).zone.clock  // type: Clock
    let choice = Choice.one(annotated)  // type: Choice
    if case .one(let zone) = choice { _ = zone }  // type(zone): Zone
    lazy var later = annotated.clock  // type: Clock
    let unset: Zone
    unset = annotated  // type(annotated): Zone
    var counted: Clock { annotated.clock }
    _ = (value, made, later, unset.clock, counted.hand)  // type(unset.clock): Clock; type(counted.hand): Hand; type(later): Clock
    _ = pair.first.clock  // type: Clock
    _ = nested.zone.clock  // type: Clock
    _ = generic.content.content.clock  // type: Clock
    _ = long?.first?.clock  // type: Clock?
    _ = forced.clock  // type: Clock
    _ = handler(annotated)  // type: ()
    _ = metatype.make()  // type: Zone
    _ = metatype.init()  // type: Zone
    _ = Inner.Kind(rawValue: "small")  // type: Declared.Inner.Kind?
    _ = Inner.Kind.small.rawValue  // type: unknown
    _ = external.count  // type: _
    _ = self[0].hand  // type: Hand
    _ = Self.shared().clock  // type: Clock
    _ = Declared.shared  // type: () -> Zone
    _ = left.clock  // type: Clock
    _ = plain()  // type: ()
  }
}

#if DEBUG
  let built = Zone()  // type: Zone
#else
  let built = Zone()  // type: Zone
#endif

actor Keeper {
  var zone = Zone()
  func clock() -> Clock { zone.clock }  // type(zone.clock): Clock
}
func ask(_ keeper: Keeper) async {
  _ = await keeper.clock()  // type: Clock
  async let clock = keeper.clock()  // type: Clock
  _ = await clock.hand  // type: Hand
  let task = Task { await keeper.clock() }  // type: unknown
  _ = await task.value.hand  // type: unknown
}
