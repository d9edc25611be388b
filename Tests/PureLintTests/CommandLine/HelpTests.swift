import Testing

@testable import PureLint

@Suite struct HelpTests {
  @Test func saysThis() {
    #expect(
      Help.text == """
        purelint 0.1.0 finds wiring mistakes in Swift apps that inject dependencies by hand.

        Usage:
          purelint [check] [PATH…] [OPTION…]   check files and folders, by default the current one
          purelint fix [PATH…] [OPTION…]       take out what is unused, hand over what is left out
          purelint rules                       list the rules
          purelint explain RULE                say what a rule finds, and why
          purelint config [PATH] [OPTION…]     say what holds for a file, and where that is said
          purelint init [--yes]                show and write a first configuration, hook and CI job
          purelint syntax PATH… [OPTION…]      print what the parser sees in files and folders
          purelint completions SHELL           print what completes these words in bash, zsh or fish
          purelint man                         print the manual page

        Options:
          --strict            fail for warnings too
          --staged            check what the next commit would contain, as Git's index has it
          --since REVISION    tell only what has come since a revision; 'main...' is where HEAD left main
          --stdin-path FILE   take standard input for the text of a file, the rest from the disk
          --no-gitignore      check what '.gitignore' files leave out, too
          --exclude GLOB      leave out files and folders, such as 'Tests/'; may be repeated, see below
          --rule ID           check this rule and no other, even one that is off; may be repeated
          --enable-rule ID    check this rule besides the others, where it is off; may be repeated
          --disable-rule ID   do not check this rule; may be repeated
          --baseline FILE     do not report what FILE holds; by default '.purelint-baseline.json'
          --no-baseline       report what the baseline holds, too
          --write-baseline    make the baseline hold what is found; '=FILE' for another file
          --prune-baseline    take out of the baseline what is no longer found
          --root NAME         take a type or function for a composition root; may be repeated
          --define NAME       check the build that defines NAME, not all builds; may be repeated
          --unresolved        list what in roots could not be followed, and count it
          --jobs N            use N threads; by default as many as there are processors
          --outline           with 'syntax': one line for each declaration and call
          --dry-run           with 'fix': show the change, and write nothing
          --format FORM       write findings in this form; may be repeated, see below
          --path-base FOLDER  write paths relative to FOLDER
          --color WHEN        color the output: auto (on a terminal), always or never
          --yes               with 'init': write without asking
          --version           print the version
          -h, --help          print this text

        A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
        character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
        front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.

        A FORM is text, pretty, json, sarif, github, gitlab, checkstyle, junit, rdjson and xcode;
        FORM=FILE writes it into a file besides. Without one: github in GitHub Actions, pretty on a
        terminal, text elsewhere.

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
