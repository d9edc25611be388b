/// One target of a `BUILD` file that may matter to Swift.
struct BazelRule: Sendable {
  let name: String
  /// Nil for a rule that only groups files or hands on its dependencies.
  let kind: TargetKind?
  /// The module's name, where the rule states it.
  let module: String?
  /// The files and labels of its sources.
  let sources: BazelList
  /// The labels of what it is built with.
  let dependencies: BazelList
  /// Whether only tests may use it.
  let isTestOnly: Bool

  /// The arguments that name what a target is built with, or packed with.
  private static let dependencyLabels = [
    "deps", "private_deps", "implementation_deps", "plugins", "frameworks", "extensions",
    "app_clips", "watch_application", "extension", "test_host", "actual", "binary",
  ]

  private static let platforms = ["ios_", "macos_", "tvos_", "watchos_", "visionos_", "apple_"]

  /// The kind of target that a rule with Swift of its own makes, or that packs what has some.
  static func kind(of rule: String) -> TargetKind? {
    switch rule {
    case "swift_library", "mixed_language_library": return .library
    case "swift_binary": return .executable
    case "swift_test": return .unitTests
    case "swift_compiler_plugin": return .macro
    default: break
    }
    guard let platform = platforms.first(where: rule.hasPrefix) else { return nil }
    switch rule.dropFirst(platform.count) {
    case "application", "app_clip", "imessage_application": return .application
    case "command_line_application": return .executable
    case "unit_test", "internal_unit_test": return .unitTests
    case "ui_test", "internal_ui_test": return .uiTests
    case let rest where rest.hasSuffix("extension"): return .appExtension
    case "framework", "static_framework", "dynamic_framework", "bundle", "dylib",
      "xpc_service", "quick_look_plugin", "spotlight_importer":
      return .library
    default: return nil
    }
  }

  /// Whether a rule only hands on what it is built with, or groups files.
  static func isPassing(_ rule: String) -> Bool {
    switch rule {
    case "filegroup", "alias", "objc_library", "cc_library", "swift_library_group", "swift_import",
      "swift_proto_library", "swift_grpc_library", "apple_xcframework", "apple_static_xcframework",
      "apple_static_library", "apple_universal_binary", "apple_resource_bundle",
      "apple_resource_group", "apple_dynamic_framework_import", "apple_static_framework_import",
      "apple_dynamic_xcframework_import", "apple_static_xcframework_import", "genrule":
      true
    default: false
    }
  }

  /// Whether a call that mentions files of Swift makes no target of them.
  static func isNoTarget(_ rule: String) -> Bool {
    switch rule {
    case "exports_files", "package", "load", "genrule", "write_file", "copy_file", "test_suite",
      "config_setting", "package_group", "licenses", "sh_binary", "sh_test", "py_binary", "py_test",
      "build_test", "diff_test", "apple_core_data_model", "swift_interop_hint", "struct", "glob":
      true
    default: isPassing(rule)
    }
  }

  /// Reads a call of a rule; nil if it makes nothing that matters to Swift.
  init?(_ call: BazelCall, rule: String) {
    kind = Self.kind(of: rule)
    guard kind != nil || Self.isPassing(rule), let name = call.arguments["name"]?.text else {
      return nil
    }
    self.name = name
    module = call.arguments["module_name"]?.text
    // A library in two languages keeps them apart.
    let listed = call.arguments["srcs"] ?? call.arguments["swift_srcs"]
    sources = (listed ?? .list(BazelList())).list
    var dependencies = BazelList()
    for label in Self.dependencyLabels {
      if let value = call.arguments[label] { dependencies.add(value.list) }
    }
    self.dependencies = dependencies
    isTestOnly = ["True", "1"].contains(call.arguments["testonly"]?.text)
  }
}
