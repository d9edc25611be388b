import Kit

@main enum ShopFront {
  static func main() {
    let receipt: Receipt.Factory = .init(dependency: .init(clock: Clock()))
    receipt.create()
    print(Prices.bread, Till().total)
  }
}
