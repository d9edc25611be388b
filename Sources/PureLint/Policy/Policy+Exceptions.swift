import GraphModel
import PureLintFindings
import PureLintSource

/// An exception with the configuration that it stands in.
struct PlacedException: Sendable {
  let exception: FindingException
  let configuration: Configuration
}

extension Policy {
  /// The exceptions of which a run can tell whether they match anything: it looks at all below the
  /// folder of their configuration, and checks their rules everywhere there.
  func exceptions(in report: Report) -> [PlacedException] {
    guard seesEverything, !wholeFolders.isEmpty else { return [] }
    var known: [ProjectPath: Configuration] = [:]
    for configuration in configurations.chains.values.flatMap(\.configurations)
    where !configuration.exceptions.list.isEmpty { known[configuration.folder] = configuration }
    guard !known.isEmpty, !report.findings.tellOfSyntaxErrors else { return [] }
    let off = rulesThatAreOff(below: Set(known.keys))
    return known.values.sorted { $0.folder < $1.folder }.flatMap { configuration in
      let folder = configuration.folder
      guard wholeFolders.contains(where: { folder.parts(below: $0) != nil }) else {
        return [PlacedException]()
      }
      return configuration.exceptions.list
        .filter { exception in
          report.askedRules.contains(exception.rule) && isAboutTheGraph(exception.rule)
            && off[folder]?.contains(exception.rule) != true
        }
        .map { PlacedException(exception: $0, configuration: configuration) }
    }
  }

  /// By folder, the rules that are not checked somewhere below it.
  private func rulesThatAreOff(below folders: Set<ProjectPath>) -> [ProjectPath: Set<String>] {
    var off: [ProjectPath: Set<String>] = [:]
    for chain in Set(configurations.chains.values) {
      let ids = rules.map(\.id).filter { isOff($0, in: chain) }
      for configuration in chain.configurations where folders.contains(configuration.folder) {
        off[configuration.folder, default: []].formUnion(ids)
      }
    }
    return off
  }

  /// Whether a rule is asked before anybody knows what is suppressed.
  private func isAboutTheGraph(_ id: String) -> Bool {
    rules.contains { $0.id == id && !$0.looksAtSuppressions }
  }

  /// The places of the exceptions that are about one of some findings, whatever else is.
  func places(
    ofExceptionsFor findings: [Finding],
    in files: [SourceFile]
  ) -> Set<ConfigurationPlace> {
    findings.reduce(into: []) { places, finding in
      let path = files[finding.location.file.position].path
      let exceptions = configurations.chain(ofFile: path)
        .exceptions(for: finding, in: configurations.base.appending(path))
      places.formUnion(exceptions.map(\.place))
    }
  }

  /// The findings about exceptions that match nothing, and the files of these exceptions.
  ///
  /// - Parameter count: The number of files in front of these.
  func complaints(
    about exceptions: [PlacedException],
    behind count: Int
  ) -> ([IdleSuppression], files: [SourceFile]) {
    var files: [SourceFile] = []
    let idle = exceptions.map { placed in
      let file = placed.configuration.file
      if files.last?.path != file.path { files.append(file) }
      let exception = placed.exception
      return IdleSuppression(
        location: Location(
          file: FileID(index: UInt32(count + files.count - 1)),
          offset: UInt32(exception.ruleRange.lowerBound),
          length: UInt32(exception.ruleRange.count)
        ),
        fileName: Configuration.fileName,
        cause: .nothingExcepted(
          rule: exception.rule,
          path: exception.path?.text,
          subject: exception.subject?.text
        )
      )
    }
    return (idle, files)
  }
}
