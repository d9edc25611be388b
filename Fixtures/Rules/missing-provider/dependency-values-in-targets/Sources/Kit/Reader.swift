import Client
import Dependencies

/// The app reads it with a live value; what the widget does with it is not known.
package struct Reader {
  @Dependency(\.api) package var api
  @Dependency(\.spare) package var spare  // want: missing-provider "'SpareClient' has no live value in 'App'", unused-dependency

  package init() {}
}
