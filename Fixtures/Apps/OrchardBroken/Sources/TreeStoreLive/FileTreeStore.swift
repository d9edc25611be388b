import Dependencies
import FileClient
import OrchardModels
import TreeStore

actor FileTreeStore: TreeStore {
  @Dependency(\.files) private var files
  @Dependency(\.uuid) private var uuid
  @Dependency(\.date) private var date

  func trees() throws -> [Tree] {
    let text = String(decoding: try files.load("trees.txt"), as: UTF8.self)
    return text.split(separator: "\n").map { name in
      Tree(id: uuid(), name: String(name), planted: date())
    }
  }

  func keep(_ tree: Tree) throws {
    let names = try trees().map(\.name) + [tree.name]
    try files.save(Data(names.joined(separator: "\n").utf8), "trees.txt")
  }
}
