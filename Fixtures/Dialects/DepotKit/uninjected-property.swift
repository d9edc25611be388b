import DepotKit

final class Storyboard {
  func load(_ name: String) -> Any { name }
}
final class Zone {
  func adjust() {}
}

final class Detail: Guest {
  struct Needs {
    let storyboard: Storyboard
    let zone: Zone
  }
  var zone: Zone!
  var spare: Zone!
  func show() {
    zone.adjust()
    spare.adjust()
  }
}

extension Maker where Made == Detail {
  func make(order: Made.Order) -> Made {  // want: uninjected-property "'Detail.spare'"
    let detail = needs.storyboard.load("Detail") as! Made
    detail.zone = needs.zone
    return detail
  }
}
print(Maker<Detail>(needs: .init(storyboard: Storyboard(), zone: Zone())).make(order: ()))
