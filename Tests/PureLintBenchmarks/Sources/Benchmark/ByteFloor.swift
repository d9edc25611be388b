#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The least that any tool has to do which looks at every byte: read all files, and cut each into
/// runs of bytes of one class, with no regard to what they mean.
struct ByteFloor {
  private enum Class: UInt8 {
    case blank, word, other
  }

  private let classes: [Class] = (0..<256).map { byte in
    switch UInt8(byte) {
    case 0x09, 0x0A, 0x0D, 0x20: .blank
    case 0x24, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: .word
    default: .other
    }
  }

  /// Reads the files one after the other and returns how many runs they have.
  func run(_ paths: [String]) -> Int {
    var buffer: [UInt8] = []
    var count = 0
    for path in paths {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { continue }
      if buffer.count < Int(status.st_size) {
        buffer = [UInt8](repeating: 0, count: Int(status.st_size))
      }
      count += buffer.withUnsafeMutableBytes { buffer in
        var end = 0
        while end < Int(status.st_size) {
          let step = read(descriptor, buffer.baseAddress! + end, Int(status.st_size) - end)
          guard step > 0 else { break }
          end += step
        }
        return runs(in: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
      }
    }
    return count
  }

  private func runs(in bytes: UnsafeRawBufferPointer) -> Int {
    classes.withUnsafeBufferPointer { classes in
      var count = 0
      var last = Class.blank
      for byte in bytes {
        let next = classes[Int(byte)]
        if next != last || next == .other { count += 1 }
        last = next
      }
      return count
    }
  }
}
