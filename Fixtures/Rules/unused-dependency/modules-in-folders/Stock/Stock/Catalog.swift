import Foundation

public class Catalog: NSObject {
  public func count() -> Int { 1 }
}

public protocol Pricing { func price() -> Int }

public final class ListPricing: Pricing {
  public init() {}
  public func price() -> Int { 2 }
}
