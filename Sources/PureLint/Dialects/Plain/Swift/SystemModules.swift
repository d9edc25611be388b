import PureLintSource

/// The modules that come with Swift and with Apple's systems.
enum SystemModules {
  /// All of them as names.
  static let all = Set(names.map { Name($0) })

  /// Those that folders are named after, as extensions of their types stand in a folder `Foundation`
  /// or `UIKit`; by Apple's list of frameworks (developer.apple.com/documentation/technologies).
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility",
    "Accounts", "ActivityKit", "AdServices", "AdSupport", "AddressBook", "Android", "AppClip",
    "AppIntents", "AppKit", "AppTrackingTransparency", "AppleArchive", "ApplicationServices",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
    "AutomaticAssessmentConfiguration", "BackgroundTasks", "BrowserEngineKit", "BusinessChat",
    "CFNetwork", "CallKit", "CarPlay", "Carbon", "Charts", "ClockKit", "CloudKit", "Cocoa",
    "Combine", "CompositorServices", "Compression", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit", "CryptoTokenKit", "Cxx",
    "Darwin", "DataDetection", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
    "DiskArbitration", "Dispatch", "Distributed", "DockKit", "EventKit", "EventKitUI",
    "ExposureNotification", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FileProviderUI", "FinanceKit", "FinderSync", "Foundation", "FoundationEssentials",
    "FoundationModels", "FoundationNetworking", "FoundationXML", "GLKit", "GameController",
    "GameKit", "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit",
    "Hypervisor", "IOBluetooth", "IOKit", "IdentityLookup", "ImageIO", "ImagePlayground",
    "InputMethodKit", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions",
    "LatentSemanticMapping", "LinkPresentation", "LiveCommunicationKit", "LocalAuthentication",
    "LocalAuthenticationEmbeddedUI", "MLCompute", "ManagedSettings", "MapKit", "Matter",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "Musl", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenDirectory",
    "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "Playgrounds", "ProximityReader", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "RegexBuilder", "ReplayKit", "RoomPlan",
    "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security",
    "SensorKit", "ServiceManagement", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization", "System",
    "SystemConfiguration", "TVMLKit", "TVServices", "TVUIKit", "TabularData", "Testing",
    "ThreadNetwork", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "Virtualization", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WebKit", "WidgetKit", "WinSDK", "WorkoutKit", "XCTest", "XPC", "os", "simd",
  ]
}
