import Foundation

struct Note: Equatable {
  let id: UUID
  var text: String
  var folder: String
  var isPinned = false

  var title: String {
    text.split(separator: "\n").first.map(String.init) ?? "Untitled"
  }
}

struct Stroke {
  var color: String
  var points: [(x: Double, y: Double)]
}
