import PureLintSource

/// The page that shows a picture in a browser: one file that loads nothing.
package struct Page {
  package let text: String

  /// The targets of links on places.
  package struct Links: Sendable {
    /// Where the sources can be read; nil for no such links.
    let source: SourceAddress?
    /// Whether places lead to editors, by paths from the root of this machine's disk.
    let toEditors: Bool

    package init(source: SourceAddress? = nil, toEditors: Bool = false) {
      self.source = source
      self.toEditors = toEditors
    }
  }

  package init(_ picture: Picture, of survey: Survey, title: String, _ links: Links) {
    var data = PageData(picture, survey, links)
    // All that is the app's stands in this text, in which nothing can end the element around it.
    let graph = data.graph(title: title).onOneLine().replacing("<", with: "\\u003c")
    text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Page.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>PureLint</title>
      <style>\(PageStyle.all)</style>
      </head>
      <body>
      \(PageMarkup.body)
      <script type="application/json" id="graph">\(graph)</script>
      <script>\(PageScript.all)</script>
      </body>
      </html>

      """
  }

  /// What the page may do: apply its own style, run its own script, and nothing else.
  private static let policy = [
    "default-src 'none'", "style-src \(SHA256(of: Array(PageStyle.all.utf8)).policySource)",
    "script-src \(SHA256(of: Array(PageScript.all.utf8)).policySource)", "img-src data:",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
