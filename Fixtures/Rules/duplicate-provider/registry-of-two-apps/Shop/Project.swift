import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.makeApp(name: "Shop")
