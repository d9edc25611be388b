import ProjectDescription

let workspace = Workspace(name: "Library", projects: ["Projects/**"])
