/// The modules that come with Swift and with Apple's systems.
enum SystemModules {
  /// Those that folders are named after, as extensions of their types stand in a folder `Foundation`
  /// or `UIKit`; by Apple's list of frameworks (developer.apple.com/documentation/technologies).
  static let names: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices",
    "AddressBook", "Android", "AppIntents", "AppKit", "AppTrackingTransparency",
    "ApplicationServices", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork",
    "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
    "CryptoKit", "CryptoTokenKit", "Darwin", "DeviceCheck", "Dispatch", "Distributed", "EventKit",
    "EventKitUI", "ExtensionKit", "FamilyControls", "FileProvider", "Foundation",
    "FoundationEssentials", "FoundationModels", "FoundationNetworking", "FoundationXML", "GLKit",
    "GameController", "GameKit", "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HomeKit",
    "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "Musl", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
    "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit",
    "ScreenTime", "Security", "ServiceManagement", "ShazamKit", "Social", "Speech", "SpriteKit",
    "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization", "SystemConfiguration",
    "TVUIKit", "Testing", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "XCTest", "os",
  ]
}
