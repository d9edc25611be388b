import ProjectDescription

let project = Project(
  name: "Notes",
  targets: [
    .target(name: "Light", product: .app, sources: ["Common/**", "Light/**"]),
    .target(name: "Full", product: .app, sources: ["Common/**", "Full/**"]),
  ]
)
