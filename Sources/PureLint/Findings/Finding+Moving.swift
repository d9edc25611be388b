import GraphModel

extension Finding {
  /// The same finding with each of its places where it is by now. What is nowhere any more is left out:
  /// notes, stops of the path, and a change as a whole.
  ///
  /// - Returns: nil if the finding's own place is gone.
  package func moved(_ place: (Location) -> Location?) -> Finding? {
    guard let location = place(location) else { return nil }
    var finding = self
    finding.location = location
    finding.notes = notes.compactMap { note in
      place(note.location).map { location in
        var note = note
        note.location = location
        return note
      }
    }
    finding.path?.stops = path?.stops.map { $0.moved(place) } ?? []
    finding.fix = fix.flatMap { fix in
      var moved = fix
      moved.edits = fix.edits.compactMap { edit in
        place(edit.location).map { Fix.Edit(location: $0, replacement: edit.replacement) }
      }
      return moved.edits.count == fix.edits.count ? moved : nil
    }
    return finding
  }
}

extension GraphPath.Stop {
  fileprivate func moved(_ place: (Location) -> Location?) -> GraphPath.Stop {
    var stop = self
    stop.location = location.flatMap(place)
    return stop
  }
}
