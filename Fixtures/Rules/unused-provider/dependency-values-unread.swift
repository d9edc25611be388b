import Dependencies

// A key that nothing but its declaration names is there for nothing, and so is a property that reads a
// value for nobody. A word anywhere else counts, in a comment too.

struct Tides { var height: @Sendable () -> Int }

extension Tides: DependencyKey { static let liveValue = Tides(height: { 2 }) }

/// Its own value names it alone.
struct Gusts { var speed: @Sendable () -> Int }
// want@+1: unused-provider
extension Gusts: DependencyKey { static let liveValue = Gusts(speed: { 1 }) }

/// Somebody takes its value, who may have got it from the library.
struct Rains { var height: @Sendable () -> Int }
extension Rains: DependencyKey { static let liveValue = Rains(height: { 1 }) }
func measure(_ rains: Rains) { print(rains.height()) }

enum MoonKey: DependencyKey {  // want: unused-provider "'MoonKey' is a key whose value nobody reads"
  static let liveValue = "full"
}
enum WindKey: DependencyKey { static let liveValue = 7 }
enum SwellKey: DependencyKey { static let liveValue = 3 }
enum LoneKey: DependencyKey { static let liveValue = 1 }  // want: unused-provider

extension DependencyValues {
  var tides: Tides {
    get { self[Tides.self] }
    set { self[Tides.self] = newValue }
  }
  var moon: String {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
  /// Given by hand in the field: see `swell` there.
  var swell: Int {
    get { self[SwellKey.self] }
    set { self[SwellKey.self] = newValue }
  }
}

final class Forecast {
  @Dependency(\.tides) private var tides
  @Dependency(WindKey.self) private var wind: Int
  @Dependency(\.tides) private var spare: Tides  // want: unused-dependency "'Forecast.spare' is never read"
  @Dependency(\.tides) private var shown: Tides

  func text() -> String { "\(tides.height()) \(wind) \($shown)" }
}

@main
enum Main {
  static func main() { print(Forecast().text()) }
}
