import DepotKit

final class Zone {}

final class Detail: Guest {  // want: unwired-module "'Detail'"
  struct Needs { let zone: Zone }
  init(needs: Needs, order: Void) { print(needs.zone) }
}

final class List: Guest {
  struct Needs { let zone: Zone }
  init(needs: Needs, order: Void) { print(needs.zone) }
}

struct CompositionRoot {
  static func resolve() -> Maker<List> { Maker<List>(needs: .init(zone: Zone())) }
}
