import Observation
import SwiftUI

// A wrapper of the app's own that asks the environment for the type that it is given is as good as the
// library's, and so is another name of that.

typealias Ambient = EnvironmentObject

@propertyWrapper
struct Bound<Value: AnyObject & Observable>: DynamicProperty {
  private var inner: Environment<Value>
  init(_ type: Value.Type) { inner = Environment(type) }
  init(_ path: KeyPath<EnvironmentValues, Value>) { inner = Environment(path) }
  var wrappedValue: Value { inner.wrappedValue }
  var projectedValue: Bindable<Value> { Bindable(inner.wrappedValue) }
}

@propertyWrapper
struct Perhaps<Value: AnyObject & Observable>: DynamicProperty {
  private var inner: Environment<Value?>
  init(_ type: Value.Type) { inner = Environment(type) }
  var wrappedValue: Value? { inner.wrappedValue }
}

@propertyWrapper
struct Made<Value>: DynamicProperty {
  private var inner: Environment<Value>
  init(_ type: Value.Type, at path: KeyPath<EnvironmentValues, Value>) { inner = Environment(path) }
  var wrappedValue: Value { inner.wrappedValue }
}

@Observable final class Easel { var width = 1.0 }
final class Brush: ObservableObject { @Published var size = 1 }

extension EnvironmentValues {
  @Entry var easel = Easel()
}

@main
struct StudioApp: App {
  @State private var easel = Easel()
  @StateObject private var brush = Brush()

  var body: some Scene {
    WindowGroup {
      VStack {
        Sheet()
        Handle()
      }
      .environment(easel)
      .environmentObject(brush)
      // want@+1: missing-provider "'Sheet' is shown without an 'Easel' in its environment"
      Sheet()
      // want@+1: missing-provider "'Handle' is shown without a 'Brush' in its environment"
      Handle()
      ByPath()
      Spare()
      Kept()
    }
  }
}

struct Sheet: View {
  @Bound(Easel.self) private var easel
  var body: some View { Slider(value: $easel.width) }
}

struct Handle: View {
  @Ambient private var brush: Brush
  var body: some View { Text("\(brush.size)") }
}

struct ByPath: View {
  @Bound(\.easel) private var easel
  var body: some View { Text("\(easel.width)") }
}

struct Spare: View {
  @Perhaps(Easel.self) private var easel
  var body: some View { Text("\(easel?.width ?? 0)") }
}

struct Kept: View {
  @Made(Easel.self, at: \.easel) private var easel
  var body: some View { Text("\(easel.width)") }
}
