import Facade

final class Flow {
  private let catalog: Catalog  // want: unused-dependency "Flow.catalog"
  private let pricing: Pricing
  init(catalog: Catalog, pricing: Pricing) {
    self.catalog = catalog
    self.pricing = pricing
  }
  func start() { print(pricing.price()) }
}

final class Tour {
  private let catalog: Catalog
  private let pricing: Pricing  // want: unused-dependency "Tour.pricing"
  init(catalog: Catalog, pricing: Pricing) {
    self.catalog = catalog
    self.pricing = pricing
  }
  func start() { print(catalog.count()) }
}
