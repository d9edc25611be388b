// A publisher is an object: who takes one from a composer and never reads it is told.

import Combine

final class Radio {
  private let subject = PassthroughSubject<Int, Never>()
  var signals: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  func play() { subject.send(1) }
}

final class Speaker {
  private let signals: AnyPublisher<Int, Never>
  private let echoes: AnyPublisher<Int, Never>  // want: unused-dependency "Speaker.echoes"
  private var running: AnyCancellable?
  init(signals: AnyPublisher<Int, Never>, echoes: AnyPublisher<Int, Never>) {
    self.signals = signals
    self.echoes = echoes
  }
  func start() { running = signals.sink { print($0) } }
}

final class Deck {
  private let radio = Radio()
  private let echo = Radio()
  private lazy var speaker = Speaker(signals: radio.signals, echoes: echo.signals)
  func run() {
    speaker.start()
    radio.play()
    echo.play()
  }
}

Deck().run()
