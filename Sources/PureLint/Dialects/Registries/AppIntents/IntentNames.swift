import PureLintSource

/// The names by which sources use App Intents.
enum IntentNames {
  static let module: Name = "AppIntents"
  /// The registry of a process.
  static let manager: Name = "AppDependencyManager"
  /// The function that adds something to it.
  static let add: Name = "add"
  /// The wrappers of properties that are filled from it.
  static let wrappers: Set<Name> = ["Dependency", "AppDependency"]

  /// The types of the system that apps hand to intents, which nobody else adds.
  static let systemTypes: Set<Name> = [
    "EKEventStore", "HKHealthStore", "ModelContainer", "ModelContext", "NSPersistentContainer",
    "NSManagedObjectContext", "UserDefaults",
  ]

  /// The protocols of what the system makes to perform an intent or to answer a query.
  static let performers: [Name] = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "DeleteIntent", "DynamicOptionsProvider", "EntityPropertyQuery", "EntityQuery",
    "EntityStringQuery", "EnumerableEntityQuery", "ForegroundContinuableIntent",
    "IntentValueQuery", "LiveActivityIntent", "OpenIntent", "OpensIntent",
    "PlayVideoIntent", "PredictableIntent", "ProgressReportingIntent",
    "PushToTalkTransmissionIntent",
    "SetFocusFilterIntent", "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent",
    "StartDictationIntent", "SystemIntent", "TargetContentProvidingIntent",
    "URLRepresentableIntent", "UndoableIntent", "UniqueIDEntityQuery", "UniqueAppEntityProvider",
    "WidgetConfigurationIntent", "_SupportsAppDependencies",
  ]
  /// The protocols of intents that the app's own process performs, wherever they are declared.
  static let performedInApp: Set<Name> = [
    "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "CameraCaptureIntent",
    "ForegroundContinuableIntent", "LiveActivityIntent", "PushToTalkTransmissionIntent",
  ]
  /// The protocols of intents for which the app is always opened, and which it performs then, although
  /// an extension may have them, too.
  static let performedInOpenedApp: Set<Name> = ["OpenIntent", "ShowInAppSearchResultsIntent"]
  /// The protocols of intents for which the app is opened first.
  static let opening: Set<Name> = [
    "ForegroundContinuableIntent", "OpenIntent", "OpensIntent", "ShowInAppSearchResultsIntent",
    "TargetContentProvidingIntent", "URLRepresentableIntent", "StartDictationIntent",
  ]
  /// The static members by which an intent says that it opens the app, each with the value by which
  /// it says that it does not.
  static let openingMembers: [Name: String] = [
    "openAppWhenRun": "false", "supportedModes": ".background",
  ]
}
