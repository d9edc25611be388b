@_exported import Combine
@_exported import Foundation
@_exported import Observation

// As much as small screens need; nothing here asks for an actor.

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public protocol LeafView: View where Body == Never {}

extension LeafView {
  public var body: Never { fatalError() }
}

public struct EmptyView: LeafView {
  public init() {}
}

public struct TupleView<Content>: LeafView {
  init(_ content: Content) {}
}

public struct Either<First: View, Second: View>: LeafView {}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> {
    Either()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second>
  {
    Either()
  }
}

public struct Text: LeafView {
  public init(_ text: String) {}
}

public struct Button<Label: View>: LeafView {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ title: String, action: @escaping () -> Void) {}
}

public struct VStack<Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Group<Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Content: View>: LeafView {
  public init<Item>(_ items: [Item], @ViewBuilder content: (Item) -> Content) {}
}

public struct AnyView: LeafView {
  public init<Content: View>(_ content: Content) {}
}

public struct NavigationStack<Content: View>: LeafView {
  public init(@ViewBuilder root: () -> Content) {}
}

public struct List<Content: View>: LeafView {
  public init<Item>(_ items: [Item], @ViewBuilder row: (Item) -> Content) {}
}

public struct TabView<Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationLink<Label: View, Destination: View>: LeafView {
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
}

extension View {
  public func onAppear(perform action: @escaping () -> Void) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func overlay<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View {
    self
  }
}

public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: AnyView(self))
  }
}

extension View {
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    self
  }
}

public struct EnvironmentValues {
  public var isEnabled = true
}

public protocol DynamicProperty {}

@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  public var wrappedValue: Object { fatalError() }
  public init() {}
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public var wrappedValue: Value { fatalError() }
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
}

extension Environment where Value: AnyObject & Observable {
  public init(_ type: Value.Type) {}
}

extension Environment {
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {}
}

@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public init(wrappedValue: Value) {}
}

@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  public var wrappedValue: Object { fatalError() }
  public init(wrappedValue: @autoclosure @escaping () -> Object) {}
}

@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct TupleScene<First: Scene, Second: Scene>: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Scene, Second: Scene>(
    _ first: First,
    _ second: Second
  ) -> TupleScene<First, Second> {
    TupleScene()
  }
}

public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {
    _ = Self().body
  }
}

public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
