import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.make(name: "Kit", product: .staticFramework)
