import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.make(
  name: "App",
  product: .app,
  dependencies: [.project(target: "Kit", path: .relativeToRoot("Projects/Kit"))]
)
