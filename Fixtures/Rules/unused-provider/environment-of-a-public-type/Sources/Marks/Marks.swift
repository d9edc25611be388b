import SwiftUI

/// Views of others may take it.
public final class Marks: ObservableObject {
  @Published public var pages: [Int] = []
  public init() {}
}
