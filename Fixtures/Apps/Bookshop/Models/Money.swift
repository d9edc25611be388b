import Foundation

enum Currency: String, Codable, Sendable {
  case euro = "EUR"
  case pound = "GBP"

  var symbol: String {
    switch self {
    case .euro: "€"
    case .pound: "£"
    }
  }
}

struct Money: Codable, Hashable, Sendable {
  var minorUnits: Int
  var currency: Currency = .euro

  static let zero = Money(minorUnits: 0)

  static func + (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits + right.minorUnits, currency: left.currency)
  }

  static func * (price: Money, count: Int) -> Money {
    Money(minorUnits: price.minorUnits * count, currency: price.currency)
  }
}

/// Writes prices the way the shop shows them: `€ 12.50`.
struct PriceFormatter: Sendable {
  var separator = "."

  func string(for price: Money) -> String {
    let (units, cents) = price.minorUnits.quotientAndRemainder(dividingBy: 100)
    let padded = cents < 10 ? "0\(cents)" : "\(cents)"
    return "\(price.currency.symbol) \(units)\(self.separator)\(padded)"
  }
}
