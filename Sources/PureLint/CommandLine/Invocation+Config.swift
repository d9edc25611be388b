import PureLintPolicy
import PureLintSource

extension Invocation {
  /// Says what holds for a file or folder, and where each value comes from.
  func config(_ options: CheckOptions) -> Outcome {
    let path = options.paths[0]
    let finder = ConfigurationFinder(analyzer)
    let place = finder.map.base.appending(path)
    let isFolder: Bool
    do throws(SourceError) {
      isFolder = try FileStatus(following: path).kind == .folder
    } catch {
      return .failure(error.configurationMessage)
    }
    let chain = finder.chain(of: isFolder ? place : place.parent ?? place)
    let program = finder.chain(of: programFolder(of: place, isFolder: isFolder, finder.map.base))
    guard finder.failures.isEmpty else { return finder.verdict(on: Outcome()) }
    let isSource = !isFolder && path.hasSuffix(".swift")
    let printout = ConfigurationPrintout(
      options: options,
      chain: chain,
      program: program,
      place: place,
      projectWithoutIt: isSource ? projectWithout(place) : nil
    )
    return finder.verdict(on: Outcome(output: printout.text))
  }

  /// The name of the nearest project that leaves out a file; nil if one further out has it.
  private func projectWithout(_ file: ProjectPath) -> String? {
    var projects = OuterProjects(Disk())
    let all = projects.projects(above: file)
    guard let nearest = all.first, nearest.leavesOut(file) else { return nil }
    return all.contains { $0.compiles(file) } ? nil : nearest.name
  }

  /// The folder of the project around a file; without one the current folder, if the file is in it.
  private func programFolder(
    of place: ProjectPath,
    isFolder: Bool,
    _ current: ProjectPath
  ) -> ProjectPath {
    var projects = OuterProjects(Disk())
    // Asked about what is in it, a folder counts too.
    if let project = projects.project(above: isFolder ? place.appending("x") : place) {
      return project.folder
    }
    if place.parts(below: current) != nil { return current }
    return isFolder ? place : place.parent ?? place
  }
}
