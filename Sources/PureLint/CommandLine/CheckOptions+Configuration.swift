import PureLintFindings
import PureLintPolicy
import PureLintProjects
import PureLintSource

extension CheckOptions {
  /// Takes over the configurations of some sources, and the limits of these sources.
  mutating func adapt(to sources: Sources, _ configurations: ConfigurationMap, jobs: Int) {
    policy.configurations = configurations
    // What suppresses nothing in one app's share of the files may be for another app.
    policy.seesEverything =
      sources.areAllThatCounts && configuration.defines == nil && targets == nil
    if let rest = sources.rest {
      policy.isOverPart = rest.isAroundPart
      policy.wordsElsewhere = { rest.words(among: $0, jobs: jobs) }
    }
    // What is left out may be what an exception is about.
    policy.wholeFolders = policy.excludes.isEmpty ? paths.map(configurations.base.appending) : []
    guard configurations.chains.values.contains(where: { $0.conditions != nil }) else { return }
    let options = self
    policy.allBuilds = { options.report(on: sources, isAboutAllBuilds: true, jobs: jobs).findings }
  }

  /// The analysis of all programs of some sources, to which the options are adapted.
  ///
  /// - Parameter isAboutAllBuilds: Whether it passes over that a build is singled out.
  func report(
    on sources: Sources,
    isAboutAllBuilds: Bool = false,
    jobs: Int
  ) -> Report {
    let rules = policy.checkedRules
    let programs = Analyzer.Programs(
      parts: sources.programs,
      files: sources.files,
      projects: sources.projects,
      manifests: sources.manifests
    )
    return analyzer.check(programs) { part in
      let settings = policy.configurations.settings(of: part, in: sources)
      var plan = plan(rules, jobs: jobs, settings: settings)
      if isAboutAllBuilds { plan.configuration.defines = nil }
      return plan
    }
  }

  /// The way in which a program is checked by some rules.
  ///
  /// - Parameter settings: The configurations above the program.
  func plan(_ rules: [Rule], jobs: Int, settings: ConfigurationChain) -> AnalysisPlan {
    AnalysisPlan(
      rules: rules,
      unknownDialects: Set(
        analyzer.optionalDialects.filter { settings.knows($0)?.value == false }
      ),
      jobs: jobs,
      roots: roots + settings.roots.map(\.value).filter { !roots.contains($0) },
      configuration: build(settings),
      targets: (targets ?? settings.targets?.value).map { .init(project: $0, base: base) },
      layers: settings.layers.map {
        PlacedLayers(layers: $0.stated.value, folder: $0.folder, base: base)
      },
      origins: origins
    )
  }

  /// Whether a run that judges nothing fails: warnings fail it too, it is not about what happens to be
  /// staged, and not all configurations above the sources allow it.
  func failsIfNothingIsJudged(_ sources: Sources) -> Bool {
    guard policy.isStrict, !self.sources.isStaged else { return false }
    let map = policy.configurations
    let chains =
      sources.programs.isEmpty
      ? paths.map { map.chain(of: map.base.appending($0)) }
      : sources.programs.map { map.settings(of: $0, in: sources) }
    return !chains.allSatisfy { $0.sets(.allowsNothingJudged) }
  }

  /// The folder that relative paths start from.
  private var base: ProjectPath { policy.configurations.base }

  /// The builds in question: those of the command line, if it speaks of them.
  private func build(_ settings: ConfigurationChain) -> BuildConfiguration {
    var build = configuration
    if build.defines == nil, let conditions = settings.conditions {
      build.defines = Set(conditions.value.map { Name($0) })
    }
    build.hasPreviews = judgesPreviews || settings.sets(.previews)
    return build
  }
}

extension ConfigurationMap {
  /// The configurations above all of a program, the nearest first.
  func settings(of program: ProgramPart, in sources: Sources) -> ConfigurationChain {
    let paths =
      program.files.map { sources.files[$0].path }
      + program.projects.map { sources.projects[$0] }.map { project in
        // The file of an Xcode project speaks of the folder around its own.
        project.kind == .xcode ? ProjectPath(project.path).parent?.text ?? "" : project.path
      }
    return chain(of: commonFolder(of: paths) ?? base)
  }

  /// The innermost folder that some files are in.
  private func commonFolder(of paths: [String]) -> ProjectPath? {
    var common: ProjectPath?
    var last: Substring?
    for path in paths {
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      if folder == last { continue }
      last = folder
      let place = base.appending(path)
      common = common?.commonFolder(with: place) ?? place.parent
    }
    return common
  }
}

extension ConfigurationFinder {
  /// The outcome of a run, with the warnings and failures of finding configurations added.
  func verdict(on outcome: Outcome) -> Outcome {
    var outcome = outcome
    outcome.preface = warnings.map(\.line).joined() + failures.joined() + outcome.preface
    if !failures.isEmpty { outcome.exitCode = .failure }
    return outcome
  }
}
