public struct Recipe {
  public let title: String
  public let ingredients: [String]

  public init(title: String, ingredients: [String]) {
    self.title = title
    self.ingredients = ingredients
  }
}
