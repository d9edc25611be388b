import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// RxFlow: flows and steppers are asked for where to go; they wire nothing.
  package static let rxFlow = Dialect(
    name: "RxFlow",
    libraries: [
      LibraryTable(requiredProperties: ["Stepper": ["steps", "initialStep"], "Flow": ["root"]])
    ]
  )
}
