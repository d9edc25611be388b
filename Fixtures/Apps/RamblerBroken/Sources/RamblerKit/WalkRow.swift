import SwiftUI

/// Colours and sizes that rows of all apps take.
@Observable public final class Style {
  public var unit = "km"

  public init() {}
}

public struct WalkRow: View {
  @Environment(Style.self) private var style
  private let walk: Walk

  public init(walk: Walk) { self.walk = walk }

  public var body: some View { Text("\(walk.name) \(walk.length) \(style.unit)") }
}

/// A frame around rows, with a title above.
public struct Panel<Title: View, Content: View>: View {
  private let title: Title
  private let content: () -> Content

  public init(@ViewBuilder title: () -> Title, @ViewBuilder content: @escaping () -> Content) {
    self.title = title()
    self.content = content
  }

  public var body: some View {
    VStack {
      title
      content()
    }
  }
}
