import Foundation

package struct Tree: Equatable, Identifiable, Sendable {
  package let id: UUID
  package var name: String
  package var planted: Date

  package init(id: UUID, name: String, planted: Date) {
    self.id = id
    self.name = name
    self.planted = planted
  }
}
