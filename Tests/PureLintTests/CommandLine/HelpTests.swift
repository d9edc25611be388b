import Testing

@testable import PureLint

@Suite struct HelpTests {
  @Test func saysThis() {
    #expect(
      Help.text == """
        purelint 0.1.0 finds wiring mistakes in Swift apps that inject dependencies by hand.

        Usage:
          purelint [check] [PATH…] [OPTION…]   check files and folders, by default the current one
          purelint rules                       list the rules
          purelint explain RULE                say what a rule finds, and why
          purelint syntax PATH… [OPTION…]      print what the parser sees in files and folders

        Options:
          --strict            fail for warnings too
          --exclude GLOB      leave out files and folders, such as 'Tests/'; may be repeated, see below
          --rule ID           check this rule and no other, even one that is off; may be repeated
          --enable-rule ID    check this rule besides the others, where it is off; may be repeated
          --disable-rule ID   do not check this rule; may be repeated
          --root NAME         take a type or function for a composition root; may be repeated
          --define NAME       check the build that defines NAME, not all builds; may be repeated
          --unresolved        list what in roots could not be followed, and count it
          --jobs N            use N threads; by default as many as there are processors
          --outline           with 'syntax': one line for each declaration and call
          --color WHEN        color the output: auto (on a terminal), always or never
          --version           print the version
          -h, --help          print this text

        A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
        character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
        front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.

        Exit codes: 0 no errors, 1 errors (or warnings, with --strict), 2 wrong usage or unreadable input.

        """
    )
  }

  @Test func theChangelogBeginsWithTheVersion() throws {
    let headings = try Repository.text("CHANGELOG.md").split(separator: "\n").filter {
      $0.hasPrefix("## ")
    }
    #expect(headings.first?.hasPrefix("## \(Version.current)") == true)
  }
}
