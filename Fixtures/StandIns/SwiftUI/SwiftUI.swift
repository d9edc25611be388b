@_exported import Combine
@_exported import Foundation

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
}

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
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

public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
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
