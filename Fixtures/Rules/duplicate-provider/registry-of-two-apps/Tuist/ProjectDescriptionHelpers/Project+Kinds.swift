import ProjectDescription

extension Project {
  public static func makeApp(name: String) -> Project {
    Project(name: name, targets: kinds(of: name).map { Target(name: name, product: $0) })
  }

  public static func makeKit(name: String) -> Project {
    Project(name: name, targets: [Target(name: name, product: .framework)])
  }
}
