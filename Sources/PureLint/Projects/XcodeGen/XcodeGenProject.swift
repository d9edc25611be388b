import PureLintSource

/// Reads the targets off a specification of XcodeGen's, which is never run.
struct XcodeGenProject {
  private let folder: ProjectPath
  private let specification: YAMLValue
  /// The build settings that several targets share.
  private let settingGroups: YAMLValue?

  /// The facts about a `project.yml`.
  struct Outcome {
    /// Nil if it is not XcodeGen's, or cannot be read.
    var description: ProjectDescription?
    /// The files that it includes.
    var included: [SourceFile] = []
    /// The reason why it cannot be read.
    var problem: String?
  }

  /// - Parameter including: The bytes of a file that is included; nil if it cannot be read.
  /// - Complexity: linear in the sizes of the files, and in what templates make of them.
  static func read(
    _ path: String,
    _ bytes: [UInt8],
    including: @escaping (ProjectPath) -> [UInt8]?
  ) -> Outcome {
    var file = XcodeGenFile(including: including)
    let path = ProjectPath(path)
    var outcome = Outcome()
    do throws(XcodeGenProblem) {
      let specification = try file.read(path, bytes)
      if specification["targets"]?.isMap == true {
        let project = XcodeGenProject(specification, in: path.parent ?? ProjectPath(""))
        outcome.description = try project.description(file.included.map { ProjectPath($0.path) })
      }
    } catch {
      outcome.problem = error.message
    }
    outcome.included = file.included
    return outcome
  }

  private init(_ specification: YAMLValue, in folder: ProjectPath) {
    self.specification = specification
    self.folder = folder
    settingGroups = specification["settingGroups"]
  }

  private func description(
    _ included: [ProjectPath]
  ) throws(XcodeGenProblem) -> ProjectDescription {
    let name = specification["name"]?.text ?? String(folder.name)
    var description = ProjectDescription(folder: folder, name: name, kind: .xcodeGen)
    description.included = included
    description.references = included + otherProjects()
    description.targets = try XcodeGenTargets.all(of: specification).map(target)
    return description
  }

  /// Local packages, and projects that targets of others come from.
  private func otherProjects() -> [ProjectPath] {
    let named = ["packages", "projectReferences"].flatMap { specification[$0]?.entries ?? [] }
      .compactMap { $0.value["path"]?.text }
    let local = specification["localPackages"]?.texts ?? []
    return (named + local).map { folder.appending($0) }
  }

  private func target(_ entry: YAMLValue.Entry) -> TargetDescription {
    let name = entry.value["name"]?.text ?? entry.key
    var target = TargetDescription(
      name: name,
      module: module(of: entry.value),
      kind: kind(of: entry.value),
      dependencies: dependencies(of: entry.value)
    )
    target.systems = systems(of: entry.value)
    let sources = entry.value["sources"]
    let values = sources?.text.map { [YAMLValue($0)] } ?? sources?.elements ?? []
    target.sources = values.flatMap { XcodeGenSource($0, in: folder)?.rules ?? [] }
    return target
  }

  private func kind(of target: YAMLValue) -> TargetKind {
    let type = target["type"]?.text ?? ""
    let prefix = TargetKind.productTypePrefix
    return TargetKind(productType: type.hasPrefix(prefix) ? type : prefix + type)
  }

  /// The systems that a target is built for.
  private func systems(of target: YAMLValue) -> Set<String>? {
    let destinations = target["supportedDestinations"]?.texts ?? []
    let names = destinations.isEmpty ? target["platform"]?.texts ?? [] : destinations
    return names.isEmpty ? nil : BuiltSystems.systems(named: names)
  }

  // MARK: Modules

  /// The module's name where the build settings or the product fix one.
  private func module(of target: YAMLValue) -> String? {
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let name = setting(key, in: target["settings"]) { return name }
    }
    return target["productName"]?.text.flatMap { $0.contains("$") ? nil : $0 }
  }

  /// The value of a build setting in whatever configuration has one that is known.
  private func setting(_ key: String, in settings: YAMLValue?) -> String? {
    var pending = settings.map { [$0] } ?? []
    var seen: Set<String> = []
    while let settings = pending.popLast() {
      let isDivided = ["base", "configs", "groups"].contains { settings[$0] != nil }
      let value = isDivided ? settings["base"]?[key] : settings[key]
      if let name = value?.text, !name.isEmpty, !name.contains("$") { return name }
      for group in settings["groups"]?.texts ?? [] where seen.insert(group).inserted {
        if let settings = settingGroups?[group] { pending.append(settings) }
      }
      pending += (settings["configs"]?.entries ?? []).map(\.value)
    }
    return nil
  }

  // MARK: Dependencies

  /// The names of the targets that a target is built with, without system libraries and binaries.
  private func dependencies(of target: YAMLValue) -> [String] {
    (target["dependencies"]?.elements ?? []).flatMap { dependency -> [String] in
      if let name = dependency["target"]?.text {
        return [name.split(separator: "/").last.map(String.init) ?? name]
      }
      if let package = dependency["package"]?.text {
        let products = (dependency["products"] ?? dependency["product"])?.texts ?? []
        return products.isEmpty ? [package] : products
      }
      // A framework that some other project builds has its name.
      let file = dependency["framework"]?.text?.split(separator: "/").last
      return file.map { [String($0.prefix { $0 != "." })] } ?? []
    }
  }
}
