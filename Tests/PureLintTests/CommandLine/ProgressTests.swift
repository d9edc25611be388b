#if os(Linux)
  import Foundation
  import Testing

  @testable import PureLintCommandLine

  @Suite struct ProgressTests {
    /// What a terminal receives of a run that lasts some time.
    private func received(patience: Int32, duration: TimeInterval) throws -> String {
      let terminal = try PseudoTerminal()
      let descriptor = terminal.end.fileDescriptor
      let progress = try #require(Progress(on: descriptor, patience: patience, kind: "xterm"))
      progress.show("checking 3 files")
      Thread.sleep(forTimeInterval: duration)
      progress.end()
      return try terminal.close()
    }

    @Test func saysWhatALongRunDoesAndClearsTheLine() throws {
      let text = try received(patience: 1, duration: 0.3)
      #expect(text.hasPrefix("\r\u{1B}[Kchecking 3 files…"))
      #expect(text.hasSuffix("…\r\u{1B}[K"))
    }

    @Test func saysNothingOfAShortOne() throws {
      #expect(try received(patience: 10_000, duration: 0) == "")
    }

    @Test func saysNothingWhereThereIsNoTerminal() throws {
      let file = try #require(FileHandle(forWritingAtPath: "/dev/null"))
      #expect(Progress(on: file.fileDescriptor) == nil)
    }

    @Test(arguments: [nil, "", "dumb", "dumb-emacs-ansi", "emacs"])
    func saysNothingOnATerminalWithoutEscapes(kind: String?) throws {
      let terminal = try PseudoTerminal()
      #expect(Progress(on: terminal.end.fileDescriptor, kind: kind) == nil)
      #expect(!Terminal.takesEscapes(kind) && Terminal.takesEscapes("xterm-256color"))
    }
  }
#endif
