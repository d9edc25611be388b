import SwiftUI

public struct Walk: Identifiable, Hashable {
  public let id: Int
  public let name: String
  public let length: Double

  public init(id: Int, name: String, length: Double) {
    self.id = id
    self.name = name
    self.length = length
  }
}

/// The walks that the user has been on.
public final class WalkStore: ObservableObject {
  @Published public private(set) var walks: [Walk] = []

  public init() {}

  public func add(_ walk: Walk) { walks.append(walk) }
}
