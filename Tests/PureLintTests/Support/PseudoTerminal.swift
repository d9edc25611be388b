#if os(Linux)
  import Foundation
  import Testing

  /// A terminal that nobody looks at.
  struct PseudoTerminal {
    private let controller: Int32
    /// The end that a program writes to.
    let end: FileHandle

    init() throws {
      controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var number: Int32 = 0
      let unlock: UInt = 0x4004_5431
      let askNumber: UInt = 0x8004_5430
      try #require(ioctl(controller, unlock, &number) == 0)
      try #require(ioctl(controller, askNumber, &number) == 0)
      end = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
    }

    /// Closes the terminal; returns what was written to it.
    func close() throws -> String {
      try end.close()
      var received: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      while case let count = read(controller, &bytes, bytes.count), count > 0 {
        received += bytes.prefix(count)
      }
      Glibc.close(controller)
      return String(decoding: received, as: UTF8.self)
    }
  }
#endif
