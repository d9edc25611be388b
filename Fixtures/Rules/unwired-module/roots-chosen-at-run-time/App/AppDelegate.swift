import Foundation
import Pure

final class AppDelegate {
  private let dependency: AppDependency

  init() {
    if CommandLine.arguments.contains("--uitest") {
      dependency = .resolveForUITests()
    } else {
      dependency = .resolve()
    }
  }

  func launch() { dependency.home.create().show() }
}
