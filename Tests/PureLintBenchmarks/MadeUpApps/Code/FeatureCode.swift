/// The type that a feature is about, and its services.
struct FeatureCode {
  private let feature: Feature

  init(_ feature: Feature) {
    self.feature = feature
  }

  private var type: String { feature.type }
  private var name: String { feature.name }

  var files: [SourceFile] {
    let services = [presentation, editing].paragraphs()
    let files = [
      SourceFile("\(feature.folder)/\(type).swift", "import Foundation\n\n" + model),
      SourceFile(
        "\(feature.folder)/\(type)Service.swift",
        ["import Foundation", serviceProtocol, cache, service].paragraphs()
      ),
    ]
    guard !services.isEmpty else { return files }
    return files + [
      SourceFile("\(feature.folder)/\(type)Support.swift", "import Foundation\n\n" + services)
    ]
  }

  private var model: String {
    """
    struct \(type): Hashable {
      enum Status: String, CaseIterable {
        case \(feature.statuses.joined(separator: ", "))
      }

      let id: Int
      var name: String
      var status: Status
      var \(feature.amount): Int
      var \(feature.remark): String?
      var \(feature.labels): [String]
      var \(feature.flag): Bool
      var date: Date

      static let empty = \(type)(
        id: 0,
        name: "",
        status: .\(feature.statuses[0]),
        \(feature.amount): 0,
        \(feature.remark): nil,
        \(feature.labels): [],
        \(feature.flag): false,
        date: .distantPast
      )
    }
    """
  }

  private var serviceProtocol: String {
    """
    protocol \(type)Servicing: AnyObject {
      var count: Int { get }
      func load(page: Int, then completion: @escaping (Result<[\(type)], LoadingError>) -> Void)
      func find(_ id: Int) -> \(type)?
      func search(_ text: String) -> [\(type)]
      func save(_ \(name): \(type)) throws
      func remove(_ \(name): \(type))
      func history(of \(name): \(type)) -> [Change]
    }
    """
  }

  private var cache: String {
    #"""
    final class \#(type)Cache {
      private let storage: Storing
      private(set) var items: [Int: \#(type)] = [:]

      init(storage: Storing) {
        self.storage = storage
      }

      func keep(_ \#(name): \#(type)?, id: Int) {
        items[id] = \#(name)
        storage.store(\#(name)?.name, for: "\#(name).\(id)")
      }
    }
    """#
  }

  private var service: String {
    let others = feature.related.map { ["\($0.uncapitalized)Service: \($0)Servicing"] } ?? []
    let parameters =
      [
        "gateway: \(feature.area)GatewayServing", "cache: \(type)Cache",
        "analytics: AnalyticsTracking",
      ]
      + others
    let names = parameters.map { String($0.prefix { $0 != ":" }) }
    return #"""
      final class \#(type)Service: \#(type)Servicing {
      \#(parameters.map { "private let \($0)" }.lines(indentedBy: 2))

        init(\#(parameters.list(indentedBy: 2))) {
      \#(names.map { "self.\($0) = \($0)" }.lines(indentedBy: 4))
        }

        var count: Int { cache.items.count\#(others.isEmpty ? "" : " + \(names[3]).count") }

        func load(page: Int, then completion: @escaping (Result<[\#(type)], LoadingError>) -> Void) {
          gateway.lines(of: "\#(feature.plural)?page=\(page)") { [cache] result in
            switch result {
            case .success(let lines):
              let items = lines.enumerated().map { index, line -> \#(type) in
                var item = \#(type).empty
                item.name = line
                item.\#(feature.amount) = index * line.count
                cache.keep(item, id: index)
                return item
              }
              completion(.success(items))
            case .failure(let error):
              let known = cache.items.values.sorted { $0.id < $1.id }
              completion(known.isEmpty ? .failure(error) : .success(known))
            }
          }
        }

        func find(_ id: Int) -> \#(type)? { cache.items[id] }

        func search(_ text: String) -> [\#(type)] {
          cache.items.values.filter { item in
            item.name.contains(text) || item.\#(feature.labels).contains { $0.hasPrefix(text) }
          }
        }

        func save(_ \#(name): \#(type)) throws {
          let values = [
            "id": "\(\#(name).id)", "name": \#(name).name,
            "\#(feature.remark)": \#(name).\#(feature.remark) ?? "",
          ]
          try gateway.send(values, to: "\#(feature.plural)")
          cache.keep(\#(name), id: \#(name).id)
          analytics.track("save \#(name)", values)
        }

        func remove(_ \#(name): \#(type)) {
          cache.keep(nil, id: \#(name).id)
          analytics.track("remove \#(name)", ["id": "\(\#(name).id)"])
        }

        func history(of \#(name): \#(type)) -> [Change] {
          guard cache.items[\#(name).id] != nil else { return [] }
          return \#(name).\#(feature.labels).map { label in
            Change(date: \#(name).date, author: label, text: "added \(label)", kind: .marked)
          }
        }
      }
      """#
  }

  private var presentation: String {
    guard feature.uses(.formatter) else { return "" }
    return #"""
      protocol \#(type)Formatting: AnyObject {
        func line(for \#(name): \#(type)) -> String
        func details(of \#(name): \#(type)) -> [String]
        func text(of \#(feature.amount): Int) -> String
      }

      final class \#(type)Formatter: \#(type)Formatting {
        private let clock: TimeKeeping
        private let settings: SettingsStoring

        init(clock: TimeKeeping, settings: SettingsStoring) {
          self.clock = clock
          self.settings = settings
        }

        func line(for \#(name): \#(type)) -> String {
          let \#(feature.amount) = text(of: \#(name).\#(feature.amount))
          let suffix = \#(name).date > clock.now ? "(soon)" : \#(feature.amount)
          return "\(\#(name).name) \(suffix)"
        }

        func details(of \#(name): \#(type)) -> [String] {
          var details = ["\#(feature.amount): \(text(of: \#(name).\#(feature.amount)))"]
          if !\#(name).\#(feature.labels).isEmpty {
            details.append(\#(name).\#(feature.labels).joined(separator: ", "))
          }
          return details
        }

        func text(of \#(feature.amount): Int) -> String {
          let unit = settings.text(for: "\#(name).unit") ?? ""
          return \#(feature.amount) < 1000 ? "\(\#(feature.amount))\(unit)" : "\(\#(feature.amount) / 1000)k\(unit)"
        }
      }
      """#
  }

  private var editing: String {
    guard feature.uses(.drafts) else { return "" }
    return #"""
      protocol \#(type)DraftStoring: AnyObject {
        func draft(of \#(name): \#(type)) -> \#(type)?
        func keep(_ \#(name): \#(type))
        func forget(_ \#(name): \#(type))
      }

      final class \#(type)DraftStore: \#(type)DraftStoring {
        private let storage: Storing
        private let logger: Logging
        private var drafts: [Int: \#(type)] = [:]

        init(storage: Storing, logger: Logging) {
          self.storage = storage
          self.logger = logger
        }

        func draft(of \#(name): \#(type)) -> \#(type)? {
          guard storage.text(for: "\#(name).draft") == "\(\#(name).id)" else { return nil }
          return drafts[\#(name).id]
        }

        func keep(_ \#(name): \#(type)) {
          drafts[\#(name).id] = \#(name)
          storage.store("\(\#(name).id)", for: "\#(name).draft")
        }

        func forget(_ \#(name): \#(type)) {
          guard let draft = drafts.removeValue(forKey: \#(name).id) else { return }
          logger.log("forgot \(draft.name)")
        }
      }

      protocol \#(type)Validating: AnyObject {
        func problems(of \#(name): \#(type)) -> [String]
      }

      final class \#(type)Validator: \#(type)Validating {
        private let service: \#(type)Servicing
        private let flags: FlagReading

        init(service: \#(type)Servicing, flags: FlagReading) {
          self.service = service
          self.flags = flags
        }

        func problems(of \#(name): \#(type)) -> [String] {
          var problems: [String] = []
          if \#(name).name.isEmpty { problems.append("A name is missing") }
          if \#(name).\#(feature.amount) < 0, !flags.isOn("\#(name).negative") {
            problems.append("The \#(feature.amount) is below zero")
          }
          let others = service.search(\#(name).name).filter { $0.id != \#(name).id }
          return problems + others.map { "\($0.name) is there already" }
        }
      }
      """#
  }
}
