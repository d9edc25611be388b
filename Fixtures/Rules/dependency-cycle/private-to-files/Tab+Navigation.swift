extension Tab {
  private var delegate: Any? { [Tab.first, Tab.other] }
  func show() { print(delegate as Any) }

  static let last = Tab().shownLast
  private var shownLast: Any? { keeper }
  private var keeper: Any? { Tab.last }  // want: dependency-cycle "last"
}
