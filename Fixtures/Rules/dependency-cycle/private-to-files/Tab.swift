// Two files may each have a private member of one name: each file means its own.

class Tab {
  fileprivate var delegate: Int? = 1
  static let first = Tab().shown
  static let other = Tab().shownBySelf
}

extension Tab {
  var shown: Any? { delegate }
  var shownBySelf: Any? { self.delegate }
}
