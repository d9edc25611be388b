import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.feature(name: "Account", dependencies: [.Module.shelf])
