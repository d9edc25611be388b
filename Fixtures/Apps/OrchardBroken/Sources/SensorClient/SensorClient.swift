import Dependencies

/// Asked by its type: no member of the library's values leads to it.
package struct SensorClient: Sendable, TestDependencyKey {
  package var weigh: @Sendable () async -> Int

  package init(weigh: @escaping @Sendable () async -> Int) { self.weigh = weigh }

  package static var testValue: SensorClient { SensorClient { 0 } }
  package static var previewValue: SensorClient { SensorClient { 12 } }
}
