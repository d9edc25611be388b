@_exported import Kit

public struct Parcel {
  public let weight: Int

  public init(weight: Int) { self.weight = weight }
}
