struct Environment {
  let acidity = 6.5
}

enum Section { case upper, lower }

public func soilName() -> String { "\(Environment().acidity) \(Section.upper)" }
