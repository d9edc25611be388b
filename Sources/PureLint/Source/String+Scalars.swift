extension String {
  /// The text with some scalars written in another way. Characters of several scalars, such as a
  /// line end of two, are taken apart: readers of escaped text know no characters.
  ///
  /// - Parameter escape: What stands for a scalar; nil for the scalar itself.
  public func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escaped = escape(scalar) {
        text.unicodeScalars.append(contentsOf: escaped.unicodeScalars)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether some scalars stand one behind the other in the text.
  public func holds(_ scalars: String) -> Bool {
    var (text, part) = (self, scalars)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
      }
    }
  }
}
