struct Group {
  let names: [String]
  static let herbs = Group(names: ["dill", "sage"])
}

struct Environment { var isNight = false }
