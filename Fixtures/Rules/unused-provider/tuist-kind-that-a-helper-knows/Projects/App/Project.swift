import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.app(
  name: "App",
  dependencies: [.project(target: "Kit", path: "../Kit")]
)
