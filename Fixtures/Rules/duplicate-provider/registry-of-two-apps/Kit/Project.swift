import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.makeKit(name: "Kit")
