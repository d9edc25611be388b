import Testing

/// Changes to an app with registries of its own, each with what must be said of it.
struct RegistryMutantTests {
  private static let changes = [
    StatedChange(
      title: "nobody registers the store",
      edits: [
        (
          "Assembler+Trees.swift",
          "    services.register(TreeStoring.self) { CachedTrees(store: $0.resolve(RemoteTrees.self)) }\n",
          ""
        )
      ],
      findings: [
        (
          "TreesModel.swift",
          "'store' is not registered: '@Inject var store: TreeStoring' in 'TreesModel' crashes when"
        )
      ]
    ),
    StatedChange(
      title: "nobody registers what is asked for in an argument",
      edits: [("Assembler+Kit.swift", "    instances.put(server)\n", "    print(server)\n")],
      findings: [("Assembler+Kit.swift", "'Server' is not registered: 'instances.get()'")]
    ),
    StatedChange(
      title: "nobody registers what is asked for in a default value",
      edits: [("Assembler+Harvest.swift", "    services.register { _ in Baskets() }\n", "")],
      findings: [("HarvestModel.swift", "'Baskets' is not registered")]
    ),
    StatedChange(
      title: "only the class is registered",
      edits: [("Assembler+Weather.swift", " as Forecasting", "")],
      findings: [("Assembler+Harvest.swift", "'Forecasting' is not registered: '$0.resolve()'")]
    ),
    StatedChange(
      title: "only the class of an instance is registered",
      edits: [("Assembler+Kit.swift", "ConsoleLog(), as: Logging.self", "ConsoleLog()")],
      findings: [("VineyardApp.swift", "'Logging' is not registered")]
    ),
    StatedChange(
      title: "a registration is doubled",
      edits: [
        (
          "Assembler+Harvest.swift", "    services.register { _ in Baskets() }\n",
          "    services.register { _ in Baskets() }\n    services.register { _ in Baskets() }\n"
        )
      ],
      findings: [("Assembler+Harvest.swift", "registration of 'Baskets'")]
    ),
    StatedChange(
      title: "a registration is doubled by another writer",
      edits: [
        (
          "Assembler+Harvest.swift", "    services.register { _ in Baskets() }\n",
          "    services.register { _ in Baskets() }\n"
            + "    services.register(Baskets.self) { _ in Baskets() }\n"
        )
      ],
      findings: [("Assembler+Harvest.swift", "registration of 'Baskets'")]
    ),
    StatedChange(
      title: "an instance is doubled",
      edits: [
        (
          "Assembler+Kit.swift", "    instances.put(server)\n",
          "    instances.put(server)\n    instances.put(server)\n"
        )
      ],
      findings: [("Assembler+Kit.swift", "registration of 'Server'")]
    ),
    StatedChange(
      title: "nobody asks for preferences",
      edits: [
        (
          "SettingsModel.swift",
          "  private let preferences = InstanceRegistry.shared.get(Preferences.self)\n\n", ""
        ),
        ("SettingsModel.swift", "preferences.isMetric ? \"kg\" : \"lb\"", "\"kg\""),
      ],
      findings: [
        ("Assembler+Settings.swift", "'Preferences' is registered but nobody asks for it")
      ]
    ),
    StatedChange(
      title: "nobody asks a wrapper for the pruner",
      edits: [
        ("TreesModel.swift", "  @InjectLater private var pruner: Pruner\n", ""),
        ("TreesModel.swift", "    pruner.prune()\n", ""),
        ("Assembler+Trees.swift", "pruner: $0.resolve(), ", ""),
        ("Pruner.swift", "pruner: Pruner, ", ""),
        ("Pruner.swift", "  private let pruner: Pruner\n", ""),
        ("Pruner.swift", "    self.pruner = pruner\n", ""),
        ("Pruner.swift", " with \\(ObjectIdentifier(pruner))", ""),
      ],
      findings: [("Assembler+Trees.swift", "'Pruner' is registered but nobody asks for it")]
    ),
    StatedChange(
      title: "nobody uses the wrapper of what may be missing",
      edits: [
        ("TreesModel.swift", "  @InjectIfPresent private var sharing: Sharing?\n", ""),
        ("TreesModel.swift", "    sharing?.share(\"\\(names().count) trees\")\n", ""),
      ],
      findings: []
    ),
    StatedChange(
      title: "what may be missing has to be there",
      edits: [
        ("TreesModel.swift", "@InjectIfPresent", "@Inject"),
        ("TreesModel.swift", "sharing: Sharing?", "sharing: Sharing"),
        ("TreesModel.swift", "sharing?", "sharing"),
      ],
      findings: [("TreesModel.swift", "'sharing' is not registered")]
    ),
    StatedChange(
      title: "a closure becomes a value",
      edits: [
        (
          "Harvest.swift", "  private let harvest: () -> Harvest\n",
          "  private let harvest: Harvest\n"
        ),
        ("Harvest.swift", "@escaping () -> Harvest", "Harvest"),
        ("Harvest.swift", "harvest().begin()", "harvest.begin()"),
        (
          "Assembler+Harvest.swift", "{ services in Ladders(harvest: { services.resolve() }) }",
          "{ services in Ladders(harvest: services.resolve()) }"
        ),
      ],
      findings: [
        ("Assembler+Harvest.swift", "dependency cycle 'Harvest' -> 'Ladders' -> 'Harvest'")
      ]
    ),
    StatedChange(
      title: "a wrapper asks at once",
      edits: [("Pruner.swift", "@InjectLater", "@Inject")],
      findings: [("Assembler+Trees.swift", "dependency cycle 'Gardener' -> 'Pruner' -> 'Gardener'")]
    ),
    StatedChange(
      title: "a decorator asks for itself",
      edits: [
        (
          "Assembler+Trees.swift", "CachedTrees(store: $0.resolve(RemoteTrees.self))",
          "CachedTrees(store: $0.resolve())"
        )
      ],
      findings: [
        ("Assembler+Trees.swift", "'RemoteTrees' is registered but nobody asks for it"),
        ("Assembler+Trees.swift", "dependency cycle 'TreeStoring' -> 'TreeStoring'"),
      ]
    ),
    StatedChange(
      title: "the log is asked for before anything is registered",
      edits: [
        ("VineyardApp.swift", "    log = InstanceRegistry.shared.get()\n", ""),
        (
          "VineyardApp.swift", "    Assembler.assemble()\n",
          "    log = InstanceRegistry.shared.get()\n    Assembler.assemble()\n"
        ),
      ],
      findings: [("VineyardApp.swift", "'Logging' is asked for before it is registered")]
    ),
    StatedChange(
      title: "the app holds the log at first",
      edits: [
        ("VineyardApp.swift", "    log = InstanceRegistry.shared.get()\n", ""),
        (
          "VineyardApp.swift", "  private let log: Logging\n",
          "  private let log: Logging = InstanceRegistry.shared.get()\n"
        ),
      ],
      findings: [("VineyardApp.swift", "'Logging' is asked for before it is registered")]
    ),
    StatedChange(
      title: "the app asks for the log when it is first read",
      edits: [
        ("VineyardApp.swift", "    log = InstanceRegistry.shared.get()\n", ""),
        (
          "VineyardApp.swift", "  private let log: Logging\n",
          "  private var log: Logging { InstanceRegistry.shared.get() }\n"
        ),
      ],
      findings: []
    ),
    StatedChange(
      title: "the app holds a model at first, which asks a wrapper at once",
      edits: [
        (
          "VineyardApp.swift", "  private let log: Logging\n",
          "  private let log: Logging\n  private let trees = TreesModel()\n"
        ),
        ("VineyardApp.swift", "TreesView(model: TreesModel())", "TreesView(model: trees)"),
      ],
      findings: [("TreesModel.swift", "'store' is asked for before it is registered")]
    ),
    StatedChange(
      title: "a feature is not assembled",
      edits: [("Assembler.swift", "    assembleWeather(services)\n", "")],
      findings: [
        ("Assembler+Harvest.swift", "'Forecasting' is not registered"),
        ("Assembler+Weather.swift", "'assembleWeather(_:)'"),
      ]
    ),
  ]

  @Test(arguments: changes)
  func isJudgedAsStated(_ change: StatedChange) throws {
    try change.expectStatedFindings(in: "Vineyard")
  }
}
