public protocol Logging {
  func note(_ line: String)
}

struct ConsoleLog: Logging {
  func note(_ line: String) {
    print(line)
  }
}

struct SilentLog: Logging {
  func note(_ line: String) {}
}
