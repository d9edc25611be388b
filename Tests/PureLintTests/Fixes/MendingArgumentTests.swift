import Testing

/// What is handed over stands where it belongs.
@Suite struct MendingArgumentTests {
  @Test(arguments: [
    ("(zone: zone)", "(zone: zone, store: store)"),
    ("(\n  zone: zone\n)", "(\n  zone: zone,\n  store: store\n)"),
    ("(\n  zone: zone,\n)", "(\n  zone: zone,\n  store: store,\n)"),
    ("(\n  zone: zone  // The zone.\n)", "(\n  zone: zone,  // The zone.\n  store: store\n)"),
    ("(\n  zone: zone)", "(\n  zone: zone,\n  store: store)"),
    ("()", nil),
  ])
  func theArgumentStandsWhereItBelongs(before: String, after: String?) {
    let root = { (arguments: String) in
      """
      static func resolve(zone: Zone, store: Store) -> Clock.Factory {
          Clock.Factory(dependency: .init\(arguments))
        }
      """
    }
    let body =
      "init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.store) }"
    let all = after ?? "(zone: zone, store: store)"
    MendingApp.expect(
      MendingApp.text(root: root(before), fields: MendingApp.bothFields, body: body),
      becomes: MendingApp.text(root: root(all), fields: MendingApp.bothFields, body: body)
    )
  }

  @Test(arguments: ["", ", store: store", ", stor: store"])
  func whatIsLeftOutAndNeverReadGoes(argument: String) {
    let root = { (argument: String) in
      """
      static func resolve(zone: Zone, store: Store) -> Clock.Factory {
          print(store)
          return Clock.Factory(dependency: .init(zone: zone\(argument)))
        }
      """
    }
    MendingApp.expect(
      MendingApp.text(root: root(argument), fields: MendingApp.bothFields),
      becomes: MendingApp.text(root: root(""))
    )
  }

  @Test func nothingIsHandedOverWhereTwoFit() {
    let text = MendingApp.text(
      root: """
        static func resolve(first: Store, second: Store) -> Clock.Factory {
          print(first, second)
          return Clock.Factory(dependency: .init(zone: Zone()))
        }
        """,
      fields: MendingApp.bothFields,
      body:
        "init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.store) }"
    )
    #expect(MendingApp.mend([("App.swift", text)]).texts == [text])
  }
}
