import Foundation

public struct Show: Equatable {
  public let code: String
  public let title: String

  public init(code: String, title: String) {
    self.code = code
    self.title = title
  }
}

public struct Episode: Equatable {
  public let id: Int
  public let title: String
  public var seconds: Int

  public init(id: Int, title: String, seconds: Int = 0) {
    self.id = id
    self.title = title
    self.seconds = seconds
  }
}

/// 방송 분류 코드
public enum GroupCode: String {
  case news, music, talk
}
