import PureLintResolution
import PureLintSource

extension LibraryTable {
  /// The facts that the names of the system's frameworks tell: Foundation, UIKit, SwiftUI and so
  /// on.
  static let systemFrameworks = LibraryTable(
    [
      .asksForNoProperties: ["NSObject", "NSObjectProtocol"],
      .isObserved: ["ObservableObject"],
      .isData: [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Color", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale",
        "NSAttributedString", "NSColor", "NSFont", "NSImage", "NSString", "TimeInterval",
        "TimeZone", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "URL", "URLRequest", "UUID",
      ],
      .isObject: objects,
      .onlyTells: [
        "Bundle", "Calendar", "Date", "FileManager", "Locale", "NSObject", "ProcessInfo",
        "TimeZone", "UIDevice", "UIScreen", "UserDefaults",
      ],
      .worksAlone: [
        "AnyCancellable", "CBCentralManager", "CBPeripheralManager", "NSKeyValueObservation",
        "NSStatusItem", "NSWindow", "NSWindowController", "Timer", "UIWindow",
      ],
      .endsWhenLetGo: ["AnyCancellable", "NSKeyValueObservation"],
      .isValue: ["NSManagedObject"],
      .isRecord: ["NSManagedObject", "Model"],
      .isScreen: screens,
      .isLaunched: launched,
      .lastsToTheEnd: [
        "App", "NSApplicationDelegate", "UIApplicationDelegate", "WKApplicationDelegate",
        "WKExtensionDelegate",
      ],
      .namesLaunch: [
        "applicationDidFinishLaunching", "applicationWillFinishLaunching",
        "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions",
      ],
      .isLaunchedOften: ["AppIntent", "Widget"],
      .isPreview: ["Preview", "PreviewModifier", "PreviewProvider"],
      .readsContents: ["NSLog", "os_log"],
      .onlyConverts: ["eraseToAnyPublisher"],
      .changesNoUse: ["ViewBuilder"],
    ],
    requiredMembers: [
      "NSObjectProtocol": [], "NSObject": [], "UIResponder": [], "NSResponder": [],
      "NSCoding": ["encode", "init"], "NSCopying": ["copy"],
      "LocalizedError": [
        "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
      ],
      "ObservableObject": ["objectWillChange"],
      "App": ["body", "init", "main"], "Scene": ["body"],
      "UIApplicationDelegate": [
        "window", "application", "applicationDidFinishLaunching", "applicationDidBecomeActive",
        "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationWillTerminate",
        "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange",
        "applicationProtectedDataWillBecomeUnavailable",
        "applicationProtectedDataDidBecomeAvailable",
        "applicationShouldRequestHealthAuthorization",
        "applicationShouldAutomaticallyLocalizeKeyCommands",
      ],
      "UISceneDelegate": scenes,
      "UIWindowSceneDelegate": scenes.union(["windowScene", "preferredWindowingControlStyle"]),
    ],
    requiredProperties: [
      "NSApplicationDelegate": [], "View": ["body"], "ViewModifier": [], "UIViewRepresentable": [],
      "UIViewControllerRepresentable": [], "NSViewRepresentable": [],
      "NSViewControllerRepresentable": [],
      "NSFilePresenter": [
        "presentedItemURL", "primaryPresentedItemURL", "presentedItemOperationQueue",
        "observedPresentedItemUbiquityAttributes",
      ],
      "UIContentView": ["configuration"], "UIInteraction": ["view"],
      "UIStateRestoring": ["restorationParent", "objectRestorationClass"],
      "UITextInput": [
        "selectedTextRange", "markedTextRange", "markedTextStyle", "beginningOfDocument",
        "endOfDocument", "inputDelegate", "tokenizer", "textInputView",
      ],
    ],
    membersOfOptional: ["publisher"],
    aliases: [
      "TimeInterval": "Double", "CFTimeInterval": "Double", "CFAbsoluteTime": "Double",
      "CLLocationAccuracy": "Double", "CLLocationDegrees": "Double",
      "CLLocationDirection": "Double", "CLLocationDistance": "Double",
      "CLLocationSpeed": "Double", "Float64": "Double", "Float32": "Float", "NSInteger": "Int",
      "CInt": "Int32", "OSStatus": "Int32",
    ],
    instances: instances,
    systemNames: .init(
      prefixes: ["UI", "NS", "AS", "WK", "MK", "AV", "SK", "CA"],
      suffixes: ["Delegate", "DataSource"],
      genericSuffixes: ["Representable"]
    ),
    types: .init(modules: SystemModules.all, names: Set(screens + launched + shared)),
    systemModules: SystemModules.all,
    frameworksOfSystems: [
      "os(macOS)": ["canImport(AppKit)": true, "canImport(UIKit)": false],
      "os(iOS)": ["canImport(UIKit)": true],
      "os(tvOS)": ["canImport(AppKit)": false, "canImport(UIKit)": true],
      "os(visionOS)": ["canImport(AppKit)": false, "canImport(UIKit)": true],
      "os(watchOS)": ["canImport(AppKit)": false],
    ]
  )

  /// What the delegates of scenes are asked for.
  private static let scenes: Set<Name> = [
    "window", "scene", "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneWillEnterForeground", "sceneDidEnterBackground", "stateRestorationActivity",
  ]

  /// The instances that classes hand out, as Apple's documentation declares them.
  private static let instances: [Name: Set<Name>] = [
    "Bundle": ["main"], "DispatchQueue": ["main"], "FileManager": ["default"],
    "HTTPCookieStorage": ["shared"], "NSPasteboard": ["general"],
    "NSUbiquitousKeyValueStore": ["default"], "NSWorkspace": ["shared"],
    "NotificationCenter": ["default"], "OperationQueue": ["main"],
    "ProcessInfo": ["processInfo"], "RunLoop": ["current", "main"], "Thread": ["current", "main"],
    "UIApplication": ["shared"], "UIDevice": ["current"], "UIPasteboard": ["general"],
    "UIScreen": ["main"], "URLCache": ["shared"], "URLSession": ["shared"],
    "UserDefaults": ["standard"],
  ]

  /// Types that apps and packages are apt to have namesakes of.
  private static let shared: [Name] = [
    "Bundle", "Calendar", "Color", "Data", "Date", "DateInterval", "Decimal", "FileManager",
    "IndexPath", "Locale", "ProcessInfo", "Timer", "TimeZone", "URL", "URLRequest", "URLSession",
    "UserDefaults", "UUID",
  ]

  /// What apps hand around because it does something: services of the system, formatters, coders.
  private static let objects: [Name] = [
    "ASWebAuthenticationSession", "AVAudioEngine", "AVAudioPlayer", "AVAudioSession", "AVPlayer",
    "AnyPublisher", "Bundle", "ByteCountFormatter", "CBCentralManager", "CKContainer",
    "CLGeocoder", "CLLocationManager", "CMMotionManager", "CNContactStore", "CurrentValueSubject",
    "DateComponentsFormatter", "DateFormatter", "DispatchQueue", "EKEventStore", "FileManager",
    "HKHealthStore", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "LAContext",
    "MeasurementFormatter", "ModelContainer", "ModelContext", "NSCache", "NSLock",
    "NSManagedObjectContext", "NSPasteboard", "NSPersistentContainer", "NSRecursiveLock",
    "NSUbiquitousKeyValueStore", "NSWorkspace",
    "NWPathMonitor", "NotificationCenter", "NumberFormatter", "OperationQueue", "PHPhotoLibrary",
    "PassthroughSubject", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder",
    "RelativeDateTimeFormatter", "RunLoop", "SKPaymentQueue", "Thread", "UIApplication",
    "UIDevice", "UIPasteboard", "UIScreen", "UNUserNotificationCenter", "URLCache", "URLSession",
    "UserDefaults", "WCSession",
  ]

  private static let screens: [Name] = [
    "View", "ViewModifier", "Scene", "Widget", "UIViewRepresentable", "NSViewRepresentable",
    "UIViewControllerRepresentable", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIPageViewController", "UIHostingController", "UIView", "UIControl",
    "UIResponder", "NSResponder", "UITableViewCell", "UICollectionViewCell", "UIWindow",
    "NSViewController", "NSWindowController", "NSView", "NSWindow", "SKScene", "SKNode",
  ]

  private static let launched: [Name] = [
    "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate", "CPTemplateApplicationSceneDelegate", "App",
    "WidgetBundle", "NSExtensionRequestHandling", "NCWidgetProviding",
    "UNNotificationServiceExtension", "UNNotificationContentExtension", "INExtension",
    "SLComposeServiceViewController", "MSMessagesAppViewController", "UIInputViewController",
    "CXCallDirectoryProvider", "NSFileProviderExtension", "NSFileProviderReplicatedExtension",
    "NEPacketTunnelProvider", "NEFilterDataProvider", "NEAppProxyProvider", "NEDNSProxyProvider",
    "RPBroadcastSampleHandler", "ASCredentialProviderViewController", "QLPreviewProvider",
    "QLThumbnailProvider", "FIFinderSync", "AUViewController", "PHContentEditingController",
    "AppExtension",
  ]
}
