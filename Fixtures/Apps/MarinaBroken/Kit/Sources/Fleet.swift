import Swinject

public final class Fleet {
  private let logbook: Logbook
  private let skipper: Skipper
  private let tender: Tender

  init(logbook: Logbook, skipper: Skipper, tender: Tender) {
    self.logbook = logbook
    self.skipper = skipper
    self.tender = tender
  }

  public func sail() {
    print(logbook, skipper, tender)
  }
}

final class Logbook {
  init(mailer: Mailer) {}
}

final class Mailer {
  init(logbook: Logbook) {}
}

final class Skipper {
  var crew: Crew?
}

final class Crew {
  init(skipper: Skipper) {}
}

final class Tender {
  init(dinghy: Dinghy) {}
}

final class Dinghy {
  weak var tender: Tender?
}

public final class FleetAssembly: Assembly {
  public init() {}

  public func assemble(container: Container) {
    container.register(Fleet.self) { r in
      Fleet(logbook: r.get(), skipper: r.get(), tender: r.get())
    }

    container.register(Logbook.self) { r in
      Logbook(mailer: r.resolve(Mailer.self)!)  // want: dependency-cycle "Mailer"
    }
    .inObjectScope(.container)
    container.register(Mailer.self) { r in Mailer(logbook: r.resolve(Logbook.self)!) }
      .inObjectScope(.container)

    container.register(Skipper.self) { _ in Skipper() }
      .inObjectScope(.transient)
      .initCompleted { r, skipper in
        skipper.crew = r.resolve(Crew.self)  // want: dependency-cycle "Crew"
      }
    container.register(Crew.self) { r in Crew(skipper: r.resolve(Skipper.self)!) }

    container.register(Tender.self) { r in
      Tender(dinghy: r.resolve(Dinghy.self)!)  // want: lazy-cycle "Dinghy"
    }
    .inObjectScope(.transient)
    container.register(Dinghy.self) { _ in Dinghy() }
      .initCompleted { r, dinghy in dinghy.tender = r.resolve(Tender.self) }
  }
}
