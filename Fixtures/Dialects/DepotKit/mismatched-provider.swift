import DepotKit

final class Calendar {}
final class Zone {}

final class Detail: Guest {
  struct Needs { let zone: Zone }
  init(needs: Needs, order: Void) { print(needs.zone) }
}

struct CompositionRoot {
  let detail: Maker<Detail>
  let other: Maker<Detail>
  static func resolve() -> CompositionRoot {
    CompositionRoot(
      detail: Maker(needs: .init(zone: Calendar())),  // want: mismatched-provider "'Calendar'"
      other: Maker(needs: .init(zone: Zone())))
  }
}
let root = CompositionRoot.resolve()
print(root.detail, root.other)
