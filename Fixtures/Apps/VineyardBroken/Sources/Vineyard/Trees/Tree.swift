struct Tree {
  let name: String
}

protocol TreeStoring {
  func trees() -> [Tree]
}
