import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The calls that register something, with the code that they hold.
struct RegistrationCalls {
  /// By file, the tokens of calls that stand in no other one, in source order.
  private var tokens: [Int: [Range<UInt32>]] = [:]

  init(_ registrations: [Registration], _ program: Program) {
    for registration in registrations {
      guard let call = registration.call else { continue }
      let node = program.trees[registration.place.file].nodes[call.position]
      tokens[registration.place.file, default: []].append(node.firstToken..<node.endToken)
    }
    tokens = tokens.mapValues(Self.outermost)
  }

  private static func outermost(_ ranges: [Range<UInt32>]) -> [Range<UInt32>] {
    let ranges = ranges.sorted {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
    return ranges.reduce(into: []) { outermost, range in
      if outermost.last.map({ range.lowerBound >= $0.upperBound }) ?? true {
        outermost.append(range)
      }
    }
  }

  /// Whether a place stands in one of the calls. It takes the logarithm of the calls of its file.
  func contain(_ place: Place) -> Bool {
    guard let ranges = tokens[place.file] else { return false }
    let behind = ranges[...].partitioningIndex { $0.lowerBound > place.token.rawValue }
    return behind > 0 && ranges[behind - 1].contains(place.token.rawValue)
  }
}
