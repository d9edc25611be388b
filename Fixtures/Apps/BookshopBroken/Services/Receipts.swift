/// Knows how much of a price is tax.
final class TaxTable {
  private let settings: SettingsStoring
  private let printer: ReceiptPrinter

  init(settings: SettingsStoring, printer: ReceiptPrinter) {
    self.settings = settings
    self.printer = printer
  }

  func tax(on price: Money) -> Money? {
    guard self.settings.showsPricesWithTax else { return nil }
    let tax = Money(minorUnits: price.minorUnits * 7 / 107, currency: price.currency)
    return self.printer.rounded(tax)
  }
}

/// Writes an order the way it is filed.
final class ReceiptPrinter {
  private let taxes: TaxTable
  private let formatter = PriceFormatter()

  init(taxes: TaxTable) {
    self.taxes = taxes
  }

  func rounded(_ amount: Money) -> Money {
    Money(minorUnits: amount.minorUnits / 5 * 5, currency: amount.currency)
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
