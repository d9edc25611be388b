import Pure

extension Factory where Module == ShopModule {
  func create() -> ShopModule {
    let shop = Module()
    shop.text = text(dependency)
    return shop
  }
}
