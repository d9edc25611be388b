import PureLintFindings
import PureLintProjects
import PureLintSource

extension Configuration {
  /// The defects of a configuration, in the order of the text.
  package struct Malformed: Error, Hashable, Sendable {
    package let problems: [Stated<String>]
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - file: The file, with the path to show.
  ///   - folder: Its folder, from the root of the file system.
  /// - Throws: all that is wrong with it; what is no JSON is told up to the first defect.
  package init(
    _ file: SourceFile,
    in folder: ProjectPath,
    shape: ConfigurationShape
  ) throws(Malformed) {
    let lines = LineIndex(file.bytes)
    func place(_ offset: Int) -> ConfigurationPlace {
      ConfigurationPlace(path: file.path, position: lines.position(of: offset))
    }
    func malformed(_ problems: [JSONProblem]) -> Malformed {
      Malformed(problems: problems.map { Stated(value: $0.message, place: place($0.offset)) })
    }
    let whole: JSONValue
    do throws(JSONProblem) {
      whole = try JSONReader.read(file.bytes)
    } catch {
      throw malformed([error])
    }
    var problems = shape.problems(of: whole)
    if problems.isEmpty {
      problems = ProjectDescription.problems(in: whole["targets"])
      problems += Layers.problems(in: whole["layers"])
      problems.sort { $0.offset < $1.offset }
    }
    if !problems.isEmpty { throw malformed(problems) }
    self.init(folder: folder, file: file)
    fill(from: whole, place)
  }

  /// Takes over the values of an object that has the form of a configuration.
  private mutating func fill(from whole: JSONValue, _ place: (Int) -> ConfigurationPlace) {
    func stated<Value>(
      _ value: JSONValue?,
      _ read: (String) -> Value?
    ) -> [Stated<Value>]? {
      value?.elements.compactMap { element in
        element.text.flatMap(read).map { Stated(value: $0, place: place(element.offset)) }
      }
    }
    func map<Value>(_ key: String, _ read: (JSONValue) -> Value?) -> [String: Stated<Value>] {
      let found = (whole[key]?.members ?? []).compactMap { member in
        read(member.value).map {
          (member.name, Stated(value: $0, place: place(member.offset)))
        }
      }
      return Dictionary(found) { first, _ in first }
    }
    severities = map("severities") { $0.text.flatMap(Severity.init) }
    rules = map("rules", \.flag)
    dialects = map("dialects", \.flag)
    excludes = Exclusions(stated(whole["exclude"], Glob.init) ?? [])
    roots = stated(whole["roots"], RootName.init)
    conditions = whole["conditions"].map {
      Stated(value: $0.elements.compactMap(\.text), place: place($0.offset))
    }
    targets = whole["targets"].map {
      Stated(value: ProjectDescription(targets: $0, in: folder), place: place($0.offset))
    }
    for flag in ConfigurationFlag.all {
      guard let value = whole[flag.name], let isOn = value.flag else { continue }
      flags[flag] = Stated(value: isOn, place: place(value.offset))
    }
    layers = whole["layers"].map { Stated(value: Layers($0), place: place($0.offset)) }
    let exceptions = (whole["exceptions"]?.elements ?? []).map { element in
      let rule = element["rule"]?.text ?? ""
      // The name stands in quotes.
      let start = (element["rule"]?.offset ?? element.offset) + 1
      return FindingException(
        rule: rule,
        path: element["path"]?.text.flatMap(Glob.init),
        subject: element["subject"]?.text.flatMap(Glob.init),
        reason: element["reason"]?.text ?? "",
        place: place(element.offset),
        ruleRange: start..<start + rule.utf8.count
      )
    }
    self.exceptions = FindingExceptions(exceptions)
  }
}
