/// Knows how much of a price is tax.
final class TaxTable {
  private let settings: SettingsStoring

  init(settings: SettingsStoring) {
    self.settings = settings
  }

  func tax(on price: Money) -> Money? {
    guard self.settings.showsPricesWithTax else { return nil }
    return Money(minorUnits: price.minorUnits * 7 / 107, currency: price.currency)
  }
}

/// Writes an order the way it is filed.
final class ReceiptPrinter {
  private let taxes: TaxTable
  private let formatter: PriceFormatter

  init(taxes: TaxTable, formatter: PriceFormatter) {
    self.taxes = taxes
    self.formatter = formatter
  }

  func receipt(for order: Order) -> [String] {
    var lines = order.items.map { item in
      "\(item.count) × \(item.book.title): \(self.formatter.string(for: item.total))"
    }
    if let tax = self.taxes.tax(on: order.total) {
      lines.append("tax: \(self.formatter.string(for: tax))")
    }
    return lines
  }
}
