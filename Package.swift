// swift-tools-version: 6.0

import PackageDescription

/// One room of the analyser: a folder below `Sources/PureLint`, and the rooms that it may use.
func room(_ name: String, in folder: String? = nil, uses dependencies: [String]) -> Target {
  .target(
    name: "PureLint" + name,
    dependencies: dependencies.map { .byName(name: $0 == "GraphModel" ? $0 : "PureLint" + $0) },
    path: "Sources/PureLint/" + (folder ?? name)
  )
}

/// The analyser, from the bytes of sources to the text that is printed. Whoever uses a room sees
/// what that one uses, too.
let rooms = [
  // What everybody may know: files and names; the tokens and the tree of a file.
  room("Source", uses: ["GraphModel"]),
  room("Syntax", uses: ["Source"]),

  // Findings and the rules, which know the graph and nothing of Swift.
  room("Findings", uses: ["Source"]),
  room("Rules", uses: ["Findings"]),

  // From trees to facts: targets and programs; declarations, names, types and the walk over bodies.
  room("Projects", uses: ["Syntax"]),
  room("Resolution", uses: ["Projects", "Findings"]),

  // From facts to the graph: what dialects say, the dialects, and what makes the graph of it.
  room("Wiring", uses: ["Resolution"]),
  room("Swinject", in: "Dialects/Swinject", uses: ["Wiring"]),
  room("Registries", in: "Dialects/Registries", uses: ["Wiring"]),
  room("SwiftUI", in: "Dialects/SwiftUI", uses: ["Wiring"]),
  room("PlainDialects", in: "Dialects/Plain", uses: ["Wiring"]),
  room("GraphBuilding", uses: ["Wiring"]),
  room("Fixes", uses: ["Wiring"]),

  // What becomes of findings and of the graph, however they came about.
  room("Policy", uses: ["Findings", "Projects"]),
  room("Output", uses: ["Policy"]),
  room("Reporters", uses: ["Output"]),
  room("Questions", uses: ["Output"]),
  room("LanguageServer", uses: ["Questions"]),
  room("CommandLine", uses: ["LanguageServer"]),
]

/// The plugins, which have the tool built once more for the machine that builds: they are offered to
/// packages that have fetched this one, and to those that name it by a path and ask for them.
let offersPlugins =
  Context.packageDirectory.contains("/checkouts/")
  || Context.environment["PURELINT_PLUGINS"] != nil

let package = Package(
  name: "PureLint",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "Pure", targets: ["Pure"]),
    .library(name: "GraphModel", targets: ["GraphModel"]),
    .executable(name: "purelint", targets: ["PureLint"]),
  ],
  targets: [
    .target(name: "Pure"),
    .target(name: "GraphModel"),
  ] + rooms + [
    // The run: reads, walks, wires and judges.
    .executableTarget(
      name: "PureLint",
      dependencies: rooms.map { .byName(name: $0.name) },
      path: "Sources/PureLint/Run"
    ),
    .testTarget(name: "PureTests", dependencies: ["Pure"]),
    .testTarget(name: "GraphModelTests", dependencies: ["GraphModel"]),
    .testTarget(
      name: "PureLintTests",
      dependencies: ["PureLint", "GraphModel"] + rooms.map { .byName(name: $0.name) }
    ),
  ],
  swiftLanguageModes: [.v6]
)

if offersPlugins {
  package.products += [
    .plugin(name: "PureLintBuildTool", targets: ["PureLintBuildTool"]),
    .plugin(name: "PureLintCommand", targets: ["PureLintCommand"]),
  ]
  package.targets += [
    .plugin(name: "PureLintBuildTool", capability: .buildTool(), dependencies: ["PureLint"]),
    .plugin(
      name: "PureLintCommand",
      capability: .command(
        intent: .custom(verb: "purelint", description: "Check how the package is wired")
      ),
      dependencies: ["PureLint"]
    ),
  ]
}
