/// The program of the page: plain JavaScript with its types in comments, in the order in which it
/// runs. `.ci/page` checks the types, and runs it in a browser.
enum PageScript {
  static let all = [
    model, weights, folders, paths, state, view, layers, order, placement, drawing, camera, ways,
    canvas, arranging, labels, pointer, links, panel, lists, search, paper, start,
  ].joined(separator: "\n")
}
