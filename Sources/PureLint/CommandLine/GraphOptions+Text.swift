import GraphModel
import PureLintOutput
import PureLintQuestions
import PureLintSource

extension GraphOptions {
  /// A picture in the form that is asked for.
  func text(of sketch: PictureSketch, _ survey: Survey, _ medium: Medium) -> String {
    let folder = String(ProjectPath(survey.paths.currentFolder).name)
    let title = check.paths.map { $0 == "." && !folder.isEmpty ? folder : $0 }
      .joined(separator: ", ")
    func picture(collapsesMany: Bool) -> Picture {
      sketch.picture(selection, collapsesMany: collapsesMany)
    }
    let overview = selection.grouping.map { Overview($0, picture(collapsesMany: false)) }
    var page = AnswerPage(survey, showsAll: selection.showsAll, medium)
    switch format {
    case .json where overview != nil: return overview?.document(&page) ?? ""
    case .text: return overview?.text(&page) ?? ""
    case .dot: return picture(collapsesMany: true).dot(title: title)
    case .mermaid: return picture(collapsesMany: true).mermaid(title: title)
    case .json:
      return String(decoding: GraphDocument(graph: survey.graph).json(), as: UTF8.self) + "\n"
    case .svg: return picture(collapsesMany: true).svg(title: title, survey)
    case .html:
      let whole = picture(collapsesMany: false)
      let links = Page.Links(source: source, toEditors: linksEditors)
      return Page(whole, of: survey, title: title, links).text
    }
  }
}
