import GraphModel

/// A picture in the form that is asked for.
struct Drawing {
  let text: String

  init(_ survey: Survey, _ sketch: PictureSketch, _ options: GraphOptions) {
    let title = options.check.paths.joined(separator: ", ")
    func picture(collapsesMany: Bool) -> Picture {
      sketch.picture(options.selection, collapsesMany: collapsesMany)
    }
    switch options.format {
    case .dot: text = picture(collapsesMany: true).dot(title: title)
    case .mermaid: text = picture(collapsesMany: true).mermaid(title: title)
    case .json:
      text = String(decoding: GraphDocument(graph: survey.graph).json(), as: UTF8.self) + "\n"
    case .html:
      let whole = picture(collapsesMany: false)
      text = Page(whole, of: survey, title: title, source: options.source).text
    }
  }
}
