// Builds and fills in what the page holds without naming any of it.
func layOut(_ page: Page) {
  page.header = .init(payload: 1)
  page.end(with: .init())
  page.rows.first?.configure(payload: 3)
}
