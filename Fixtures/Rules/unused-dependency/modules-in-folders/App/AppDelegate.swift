import Stock
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let catalog = Catalog()
  private let pricing = ListPricing()
  private lazy var flow = Flow(catalog: catalog, pricing: pricing)
  private lazy var tour = Tour(catalog: catalog, pricing: pricing)

  func applicationDidFinishLaunching(_ application: UIApplication) {
    flow.start()
    tour.start()
  }
}
