final class Page {
  var header: HeaderModule?
  var rows: [RowCell] = []
  func end(with footer: FooterModule) { print(footer) }
}
