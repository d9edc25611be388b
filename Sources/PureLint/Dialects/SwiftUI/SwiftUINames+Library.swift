import PureLintResolution
import PureLintSource

extension SwiftUINames {
  /// The facts that the names of SwiftUI's functions tell of what they are given and hand on.
  static let library = LibraryTable(
    [
      .handsElements: ["ForEach", "List"],
      .takesByType: ["environment", "environmentObject"],
    ],
    closureInputs: [
      "WindowGroup": [ClosureInput(label: "for", source: .typeIn(wrapper: binding))],
      "ImmersiveSpace": [ClosureInput(label: "for", source: .typeIn(wrapper: binding))],
      "navigationDestination": [
        ClosureInput(label: "for", source: .type), ClosureInput(label: "item", source: .binding),
      ],
      "sheet": [ClosureInput(label: "item", source: .binding)],
      "fullScreenCover": [ClosureInput(label: "item", source: .binding)],
      "popover": [ClosureInput(label: "item", source: .binding)],
      "inspector": [ClosureInput(label: "item", source: .binding)],
      "alert": [
        ClosureInput(label: "item", source: .binding),
        ClosureInput(label: "presenting", source: .value),
      ],
      "confirmationDialog": [ClosureInput(label: "presenting", source: .value)],
    ],
    rootsOfPaths: [valueWrapper: values]
  )
}
