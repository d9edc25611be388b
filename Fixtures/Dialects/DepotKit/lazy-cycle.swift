import DepotKit

final class List: Guest {
  struct Needs { let detail: Maker<Detail> }  // want: lazy-cycle "'List' -> 'Detail' -> 'List'"
  init(needs: Needs, order: Void) { print(needs.detail) }
}

final class Detail: Guest {
  struct Needs { let list: Maker<List> }
  init(needs: Needs, order: Void) { print(needs.list) }
}

final class CompositionRoot {
  lazy var list: Maker<List> = Maker(needs: .init(detail: self.detail))
  lazy var detail: Maker<Detail> = Maker(needs: .init(list: self.list))
}
print(CompositionRoot().list)
