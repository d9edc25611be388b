import Foundation

/// Writes an app file by file, so that its size does not matter.
struct AppWriter {
  private let plan: AppPlan
  private let dialect: Dialect
  private let folder: URL

  init(_ arguments: Arguments) {
    plan = AppPlan(screenCount: arguments.screenCount)
    dialect = arguments.dialect
    folder = URL(fileURLWithPath: arguments.folder)
  }

  func write() throws {
    try write(CoreCode.files + dialect.wiring(of: plan))
    for area in plan.areas {
      try write([GatewayCode(area).file] + dialect.wiring(of: area))
      for feature in area.features {
        try write(FeatureCode(feature).files + dialect.wiring(of: feature))
        try write(feature.screens.flatMap { dialect.files(of: ScreenCode($0, of: feature)) })
      }
    }
  }

  private func write(_ files: [SourceFile]) throws {
    let manager = FileManager.default
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.text.utf8).write(to: url)
    }
  }
}
