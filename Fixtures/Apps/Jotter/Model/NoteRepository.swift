import Foundation

protocol NoteStorage: AnyObject {
  func load() -> [Note]
  func save(_ notes: [Note])
}

final class FileNoteStorage: NoteStorage {
  private let folder: URL
  private let migrations: [Migration]
  private var notes: [Note] = []

  init(folder: URL, migrations: [Migration]) {
    self.folder = folder
    self.migrations = migrations
  }

  func load() -> [Note] {
    self.migrations.forEach { $0.run(in: self.folder) }
    return self.notes
  }

  func save(_ notes: [Note]) {
    self.notes = notes
  }
}

struct Migration {
  let version: Int
  let run: (URL) -> Void

  func run(in folder: URL) {
    self.run(folder)
  }
}

final class NoteRepository {
  static let shared = NoteRepository(storage: noteStorage)

  private let storage: NoteStorage
  private(set) lazy var notes = self.storage.load()

  init(storage: NoteStorage) {
    self.storage = storage
  }

  func notes(in folder: String) -> [Note] {
    self.notes.filter { $0.folder == folder }
  }

  func update(_ note: Note) {
    self.notes.removeAll { $0.id == note.id }
    self.notes.append(note)
    self.storage.save(self.notes)
  }
}

final class DrawingStore {
  static let `default` = DrawingStore()
  private var strokes: [UUID: [Stroke]] = [:]

  func strokes(of id: UUID) -> [Stroke] { self.strokes[id] ?? [] }

  func add(_ stroke: Stroke, to id: UUID) {
    self.strokes[id, default: []].append(stroke)
  }
}

struct Theme {
  let paper: String
  let ink: [String]
}
