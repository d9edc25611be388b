final class Api {
  func load() {}
}

struct OrderNeeds {
  let api: Api
  let cache: Api
  let backup: Api  // want: unused-dependency "OrderNeeds.backup"
}
