import PureLintProjects

extension ConfigurationShape {
  /// The targets of a program, for programs without a project file.
  static let targets = ConfigurationKey(
    name: "targets",
    summary: "the targets of the program, in place of what project files say",
    shape: .list(
      .object(
        ObjectForm(keys: [
          ConfigurationKey(
            name: "name",
            summary: "the name by which others depend on it",
            shape: .text(.prose),
            isRequired: true
          ),
          ConfigurationKey(
            name: "module",
            summary: "the name by which others import it; by default its 'name'",
            shape: .text(.prose),
            otherNames: ["modulename", "module_name"]
          ),
          ConfigurationKey(
            name: "kind",
            summary: "what it becomes; a library by default",
            shape: .choice(noun: "kind of target", TargetKind.words.map(\.word)),
            otherNames: ["type", "product"]
          ),
          ConfigurationKey(
            name: "sources",
            summary: "its files, and folders with all in them; '**' is any number of folders",
            shape: .list(.text(.pathPattern)),
            isRequired: true,
            otherNames: ["source", "path", "paths", "files"]
          ),
          ConfigurationKey(
            name: "exclude",
            summary: "files and folders among them that are not its own",
            shape: .list(.text(.pathPattern)),
            otherNames: ["excludes", "excluded"]
          ),
          ConfigurationKey(
            name: "dependencies",
            summary: "the names of targets that it can use; all, if this is left out",
            shape: .list(.text(.prose)),
            otherNames: ["deps", "dependson"]
          ),
          ConfigurationKey(
            name: "shared",
            summary: "whether apps that are not checked with it use it, too",
            shape: .flag
          ),
        ])
      )
    ),
    otherNames: ["target", "modules"]
  )

  /// The form of a file that lists targets and says nothing else.
  package static let targetList = ConfigurationShape.object(
    ObjectForm(keys: [required(targets)])
  )

  private static func required(_ key: ConfigurationKey) -> ConfigurationKey {
    var key = key
    key.isRequired = true
    return key
  }

  /// The groups of an app and which of them may need which.
  static let layers = ConfigurationKey(
    name: "layers",
    summary: "the groups of the app and which may need which, for 'forbidden-dependency'",
    shape: .object(
      ObjectForm(
        keys: [
          ConfigurationKey(
            name: "groups",
            summary: "by a name of your choice, what belongs together",
            shape: .map(noun: "group", nil, .object(group)),
            isRequired: true
          ),
          ConfigurationKey(
            name: "forbidden",
            summary: "which group must not need which",
            shape: .list(.object(connection)),
            otherNames: ["forbid", "deny", "denied"]
          ),
          ConfigurationKey(
            name: "allowed",
            summary: "all that a group may need, besides itself and what is in no group",
            shape: .list(.object(connection)),
            otherNames: ["allow"]
          ),
        ],
        alternatives: ["forbidden", "allowed"]
      )
    ),
    otherNames: ["layer", "architecture"]
  )

  private static let group = ObjectForm(
    keys: [
      ConfigurationKey(
        name: "paths",
        summary: "the files and folders that things stand in; '(*)' keeps folders apart",
        shape: .list(.text(.pathPattern)),
        otherNames: ["path", "files", "folders"]
      ),
      ConfigurationKey(
        name: "names",
        summary: "the names of modules and types, with '*' for any part",
        shape: .list(.text(.namePattern)),
        otherNames: ["name", "types", "modules"]
      ),
    ],
    alternatives: ["paths", "names"]
  )

  private static let connection = ObjectForm(keys: [
    ConfigurationKey(
      name: "from",
      summary: "the group that needs",
      shape: .text(.prose),
      isRequired: true,
      otherNames: ["source"]
    ),
    ConfigurationKey(
      name: "to",
      summary: "the group that is needed",
      shape: .text(.prose),
      isRequired: true,
      otherNames: ["target"]
    ),
    ConfigurationKey(
      name: "reason",
      summary: "why, for those who meet the finding",
      shape: .text(.prose)
    ),
  ])
}

extension TargetKind {
  /// The words for kinds of targets in a configuration.
  static let words: [(word: String, kind: TargetKind)] = [
    ("library", .library), ("app", .application), ("executable", .executable),
    ("extension", .appExtension), ("tests", .unitTests), ("ui-tests", .uiTests), ("macro", .macro),
    ("plugin", .plugin),
  ]
}
