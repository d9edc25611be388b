/// The number of statements so far that may keep a walk from reaching the next one.
///
/// Where the counts are the same behind a statement as in front of it, whatever follows it is reached
/// whenever it is, or the program has ended.
struct Exits: Equatable {
  /// `return`, `throw`, and jumps with a label, which leave at most the innermost body.
  var ofBodies = 0
  /// `continue`, which leaves the innermost loop's turn.
  var ofTurns = 0
  /// `break`, which leaves the innermost loop or `switch`.
  var ofBlocks = 0
}
