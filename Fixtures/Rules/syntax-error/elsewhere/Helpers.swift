// Not all of this is Swift.
// Nothing here has to do with the graph, so that a count in the summary is enough.
func helper(_ text: String {
  let = text
}
