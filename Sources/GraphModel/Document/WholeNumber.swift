/// A number of a document that must be an index or a count of bytes.
///
/// Decoding `UInt32` itself fails for any other number with the message that the document is not
/// JSON, and without saying where the number stands.
struct WholeNumber: Decodable {
  let value: UInt32

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    guard let value = UInt32(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(number) is not a whole number from 0 to \(UInt32.max)"
      )
    }
    self.value = value
  }
}
