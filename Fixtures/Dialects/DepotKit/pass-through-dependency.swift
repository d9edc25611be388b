// rules: pass-through-dependency
import DepotKit

final class Zone {}

final class Outer: Guest {
  struct Needs { let zone: Zone }  // want: pass-through-dependency "'Outer.Needs.zone'"
  let inner: Inner
  init(needs: Needs, order: Void) { inner = Inner(needs: .init(zone: needs.zone), order: ()) }
}

final class Inner: Guest {
  struct Needs { let zone: Zone }
  init(needs: Needs, order: Void) { print(needs.zone) }
}
print(Maker<Outer>(needs: .init(zone: Zone())))
