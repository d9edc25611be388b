import PureLintResolution
import PureLintSource

/// The names of SwiftUI's types and functions, with what is known to become of views that these are
/// given.
enum SwiftUINames {
  /// The wrapper that asks for an object by the type of its property.
  static let objectWrapper: Name = "EnvironmentObject"
  /// The wrapper that asks for an object by the type that it is given, or for a value by a path.
  static let valueWrapper: Name = "Environment"
  /// The modifier that sets a value, or adds an object by its type.
  static let valueModifier: Name = "environment"

  /// The type with a member for each value.
  static let values: Name = "EnvironmentValues"
  /// The protocol of the types by which values are known, and its static member.
  static let keyProtocol: Name = "EnvironmentKey"
  static let defaultValue: Name = "defaultValue"
  /// The modifiers that are given the path of a value.
  static let valueSetters: Set<Name> = [valueModifier, "transformEnvironment"]

  /// The protocol of the types that hold previews, and the static member that shows them.
  static let previewProvider: Name = "PreviewProvider"
  static let previews: Name = "previews"
  /// The traits of previews that say nothing but how large they are.
  static let layoutTraits = names(
    """
    defaultLayout sizeThatFitsLayout fixedLayout portrait portraitUpsideDown landscapeLeft \
    landscapeRight assistiveTechnologies
    """
  )

  /// The type of the view that a modifier is applied to.
  static let content: Name = "Content"
  /// The protocol of modifiers of which the environment makes others, and the function that does.
  static let environmentalModifier: Name = "EnvironmentalModifier"
  static let resolve: Name = "resolve"
  static let wrappers = [objectWrapper, valueWrapper]
  /// The wrappers by which an app has the system make its delegate.
  static let delegateAdaptors = names(
    """
    UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor \
    WKExtensionDelegateAdaptor
    """
  )
  /// The protocols of delegates that UIKit makes, and that AppKit does.
  static let phoneDelegates = names("UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate")
  static let macDelegates = names("NSApplicationDelegate")
  /// The question for the system that has no UIKit.
  static let mac: Name = "os(macOS)"
  /// The members by which a wrapper itself is asked for what it holds.
  static let wrapperValues = names("wrappedValue projectedValue")
  /// The protocol of values that are called with views and show these.
  static let layout: Name = "Layout"
  /// The protocol of values in views that the library fills as it fills the views.
  static let dynamicProperty: Name = "DynamicProperty"

  /// The library's types, as far as something is made of their names.
  static let types = LibraryTable.DeclaredTypes(
    modules: ["SwiftUI", "SwiftUICore", "WidgetKit"],
    names: declared
  )

  /// Whether the library has a type of a name, as far as something is made of that.
  static func declares(_ name: Name) -> Bool { declared.contains(name) }

  private static let declared = Set(containers.keys).union(bodies).union(views).union(scenes)
    .union(representables).union(hosts).union(wrappers).union([viewModifier, binding])
    .subtracting([content])

  /// The use that a type or a function that builds a view makes of the views in its arguments.
  enum Container {
    /// Shows them in its own environment.
    case content
    /// Shows them, and is where screens are pushed.
    case stack
    /// Shows them in columns; where a link of one of them leads is not known.
    case columns
    /// Shows one as its label and pushes the other.
    case link
  }

  /// The use that a modifier makes of the views in its arguments.
  enum Modifier {
    /// Shows none, or builds them where nothing is known of the environment.
    case plain
    /// Shows them in the environment of the place where it stands.
    case content
    /// Presents them in that environment, with no stack around.
    case presentation
    /// Pushes them.
    case push
    /// Adds an object to the environment of the view in front of it.
    case object
    /// Adds an object or a value to it.
    case value
    /// Adds a store of data to it.
    case store
    /// Applies a modifier that it is given.
    case custom
  }

  static func container(_ name: Name) -> Container? { containers[name] }

  static func modifier(_ name: Name) -> Modifier? { modifiers[name] }

  /// The argument labels behind which stands what shows nothing where it stands: it runs later, or is a
  /// value by which something is distinguished.
  static let unshownLabels: Set<Name> = names(
    """
    action primaryAction perform onDismiss onEditingChanged onCommit onIncrement onDecrement value id \
    selection tag
    """
  )

  /// The functions of optionals that yield what their closure makes of a value.
  static let optionalMaps = names("map flatMap")

  /// Whether a modifier is sure to run the closures that it is given, or waits only for the user.
  static func runs(_ name: Name) -> Bool { modifier(name) == .content || running.contains(name) }

  private static let running = names(
    "onAppear task onTapGesture onLongPressGesture gesture refreshable onSubmit withAnimation"
  )

  /// Whether a modifier runs its closure whenever what its first argument stands for changes.
  static func watches(_ name: Name) -> Bool { watching.contains(name) }

  private static let watching = names("onChange onReceive")

  /// The wrappers of what a view keeps for itself.
  static let ownStates = names("State FocusState GestureState")

  /// The wrappers of objects that are made once and kept.
  static let keepers = names("StateObject State")

  /// Whether a modifier shows something once a binding that it is given says so.
  static func presents(_ name: Name) -> Bool {
    modifier(name) == .presentation || modifier(name) == .push || presenting.contains(name)
  }

  /// The types that an alert is made of, and the functions that make its buttons, whose closures wait
  /// for nothing but the user.
  static let alerts = names("Alert ActionSheet")
  static let alertButtons = names("default destructive cancel")

  /// The labels of bindings that say whether something is presented.
  static let presentingLabels = names("isPresented item isActive")

  private static let presenting = names("inspector")

  /// The labels of closures of which a binding is made.
  static let accessors = names("get set")

  /// Whether a function of a value changes it.
  static func mutates(_ name: Name) -> Bool { mutating.contains(name) }

  private static let mutating = names(
    """
    toggle append insert remove removeAll removeFirst removeLast removeValue popLast formUnion \
    subtract
    """
  )

  /// The types that stand for any view, or for something else that has a body.
  static let bodies: Set<Name> = names(
    """
    View AnyView Scene WidgetConfiguration Widget ToolbarContent CustomizableToolbarContent Commands \
    ModifiedContent TupleView Content
    """
  )

  /// The protocols whose instances have a body that is shown where they stand.
  static let views: Set<Name> = names(
    """
    View Scene Widget WidgetBundle WidgetConfiguration ToolbarContent CustomizableToolbarContent \
    Commands
    """
  )
  /// The protocols of scenes and of what holds them: nothing outside them gives them an object.
  static let scenes: Set<Name> = names("App Scene Widget WidgetBundle WidgetConfiguration")
  /// The protocol of the types by which the system starts an app.
  static let app: Name = "App"
  static let viewModifier: Name = "ViewModifier"
  /// The view that is another one with a modifier.
  static let modifiedContent: Name = "ModifiedContent"
  /// The struct that reads and writes a value somewhere else.
  static let binding: Name = "Binding"
  /// The operators of the language that change what is in front of them.
  static let assigningOperators: Set<String> = ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="]
  /// The function that makes a binding which stays as it is.
  static let constant: Name = "constant"
  /// The protocols by which a view of another kind is shown.
  static let representables: Set<Name> = names(
    """
    UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable \
    NSViewControllerRepresentable WKInterfaceObjectRepresentable
    """
  )
  /// The classes that show a view outside of any other.
  static let hosts: Set<Name> = names(
    """
    UIHostingController NSHostingController NSHostingView NSHostingMenu UIHostingConfiguration \
    ImageRenderer
    """
  )
  /// The classes of which the system builds an heir and shows the body.
  static let systemHosts = names("WKHostingController WKUserNotificationHostingController")
  static let rootView: Name = "rootView"
  /// The labels behind which a host is given what it shows.
  static let hostedLabels: Set<Name> = [rootView, "content"]
  /// The classes whose subclasses a storyboard may name.
  static let controllers: Set<Name> = names(
    """
    UIViewController UITableViewController UICollectionViewController UINavigationController \
    UITabBarController UISplitViewController UIPageViewController NSViewController \
    NSWindowController NSTabViewController NSSplitViewController
    """
  )
  /// The label of the initializer by which a storyboard makes what it names.
  static let coder: Name = "coder"
  /// The types of scenes that open a window or the like.
  static let windows: Set<Name> = names(
    """
    WindowGroup Window Settings MenuBarExtra DocumentGroup ImmersiveSpace UtilityWindow \
    StaticConfiguration IntentConfiguration AppIntentConfiguration ActivityConfiguration
    """
  )
  /// The members by which the library enters a view, a modifier or a representable.
  static let entries: Set<Name> = names(
    """
    body makeBody makeUIView updateUIView makeNSView updateNSView makeUIViewController \
    updateUIViewController makeNSViewController updateNSViewController makeCoordinator sizeThatFits
    """
  )

  private static func names(_ text: String) -> Set<Name> {
    Set(text.split(separator: " ").map { Name(String($0)) })
  }

  private static func table<Value>(_ lists: [(Value, String)]) -> [Name: Value] {
    lists.reduce(into: [:]) { table, list in
      for name in names(list.1) { table[name] = list.0 }
    }
  }

  private static let containers = table([
    (
      Container.content,
      """
      AnyView Button ContentUnavailableView ControlGroup DatePicker DisclosureGroup EmptyView \
      EquatableView ForEach Form GeometryReader Gauge Grid GridRow Group GroupBox HSplitView HStack \
      Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Menu OutlineGroup \
      Picker ProgressView ScrollView ScrollViewReader Section SecureField ShareLink Slider Stepper \
      Tab TabSection TabView Table TextField TimelineView Toggle ToolbarItem ToolbarItemGroup \
      ToolbarTitleMenu VSplitView VStack ViewThatFits ZStack PhaseAnimator KeyframeAnimator \
      WindowGroup Window Settings MenuBarExtra DocumentGroup ImmersiveSpace UtilityWindow \
      StaticConfiguration IntentConfiguration AppIntentConfiguration ActivityConfiguration \
      DynamicIsland DynamicIslandExpandedRegion GlassEffectContainer AsyncImage Text Image Color \
      Spacer Divider Rectangle RoundedRectangle Circle Capsule Ellipse Path LinearGradient \
      TableColumn TableRow TableColumnForEach DisclosureTableRow HStackLayout VStackLayout ZStackLayout \
      GridLayout AnyLayout ColorPicker MultiDatePicker TextEditor EditButton RenameButton PasteButton \
      SettingsLink HelpLink Canvas MeshGradient RadialGradient AngularGradient UnevenRoundedRectangle \
      ContainerRelativeShape ToolbarSpacer DefaultToolbarItem Chart Map MapAnnotation Annotation Marker \
      PhotosPicker VideoPlayer TipView SubscriptionStoreView StoreView ProductView \
      CommandMenu CommandGroup
      """
    ),
    (.stack, "NavigationStack NavigationView"),
    (.columns, "NavigationSplitView"),
    (.link, "NavigationLink"),
  ])

  private static let modifiers = table([
    (Modifier.object, "environmentObject"),
    (.value, "environment"),
    (.store, "modelContainer modelContext"),
    (.custom, "modifier"),
    (.push, "navigationDestination"),
    (.presentation, "sheet fullScreenCover popover alert confirmationDialog actionSheet"),
    (
      .content,
      """
      overlay background toolbar safeAreaInset safeAreaBar contextMenu listRowBackground mask tabItem \
      inspector swipeActions navigationBarItems toolbarTitleMenu tabViewBottomAccessory \
      searchSuggestions ornament annotation commands commandsReplaced
      """
    ),
    (.plain, SwiftUINames.plainModifiers),
  ])
}
