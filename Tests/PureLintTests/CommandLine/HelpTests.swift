import Testing

@testable import PureLintCommandLine
@testable import PureLintOutput

@Suite struct HelpTests {
  @Test func saysThis() {
    #expect(
      Help.known.text == """
        purelint 0.1.0 finds wiring mistakes in Swift apps, before anything is built.

        Usage:
          purelint [check] [PATH…] [OPTION…]            check files and folders, by default the current one
          purelint fix [PATH…] [OPTION…]                remove unused things, and add arguments that are left out
          purelint why NAME [NAME] [OPTION…]            say why one needs the other, or why it is built
          purelint dependents NAME [OPTION…]            list what breaks when something changes
          purelint dependencies NAME [OPTION…]          list what is built for something, in order
          purelint show NAME [OPTION…]                  show all that is known of a module, field or provider
          purelint modules [PATH…] [OPTION…]            list modules, with how many need each and what each needs
          purelint roots [PATH…] [OPTION…]              list composition roots
          purelint diff REVISION [REVISION] [OPTION…]   show what changed in the graph since a revision
          purelint graph [PATH…] [OPTION…]              draw the graph
          purelint rules                                list the rules
          purelint explain RULE                         say what a rule finds, and why
          purelint config [PATH] [OPTION…]              print the settings for a file, and where each is set
          purelint init [--yes]                         look at the project, and propose a hook and a CI job
          purelint lsp [OPTION…]                        run the language server, for editors
          purelint syntax PATH… [OPTION…]               print what the parser sees in files and folders
          purelint completions SHELL                    print completions for bash, zsh or fish
          purelint man                                  print the manual page
          purelint version                              print the version

        Options:
          --strict            fail for warnings too
          --quiet             print nothing if there is nothing to report, not even the summary
          --watch             check again whenever a file changes, until Control-C
          --staged            check what the next commit would contain, as Git's index has it
          --since REVISION    report only what is new since a revision; 'main...' is where HEAD left main
          --stdin-path FILE   read FILE from standard input, and all others from the disk
          --targets FILE      check the files of the targets that FILE lists, as the rules for Bazel do
          --no-gitignore      check what '.gitignore' files leave out, too
          --exclude GLOB      leave out files and folders, such as 'Tests/'; may be repeated, see below
          --rule ID           check this rule and no other, even one that is off; may be repeated
          --enable-rule ID    check this rule besides the others, where it is off; may be repeated
          --disable-rule ID   do not check this rule; may be repeated
          --baseline FILE     do not report what FILE holds; by default '.purelint-baseline.json'
          --no-baseline       report what the baseline holds, too
          --write-baseline    write what is found into the baseline; '=FILE' names another file
          --prune-baseline    take findings that are gone out of the baseline
          --root NAME         take a type or function for a root, or draw this root alone; may be repeated
          --define NAME       check the build that defines NAME, not all builds; may be repeated
          --previews          judge previews, too: what they lack is a warning
          --unresolved        also list each place that could not be followed, with the reason
          --jobs N            use N threads; by default as many as there are processors
          --in PATH           ask about this file or folder, by default the current one; may be repeated
          --all               list or draw everything, not just what fits a screen
          --sort COLUMN       sort by a column: name, fan-in, fan-out, depth, instability and dominates
          --common            take several names, and list what all of them have in common
          --affected REVISION ask about all that changed since a revision, as behind '--since'
          --focus NAME        with 'graph': draw what is near NAME; may be repeated
          --depth N           with '--focus': how many steps away is near; with '--by folder': how deep
          --between A B       with 'graph': draw the ways from A to B
          --collapse PATTERN  with 'graph': one box for each folder, target or name that fits
          --by UNIT           with 'graph': an overview of which folder or target needs which
          --only-findings     with 'graph': draw what findings are about
          --hide-values       with 'graph': leave out providers that need nothing
          --source-url URL    link places to the sources at URL: 'graph' pages, 'diff' as markdown
          --editor-links      link places on the page to VS Code and Xcode, by paths of this machine
          --output FILE       write the answer into FILE
          --outline           with 'syntax': one line for each declaration and call
          --dry-run           with 'fix': show the change, and write nothing
          --only PATH         with 'fix': mend the findings in this file or folder alone; may be repeated
          --format FORM       write the output in this form; with findings may be repeated, see below
          --path-base FOLDER  write paths relative to FOLDER
          --color WHEN        color the output: auto (on a terminal), always or never
          --yes               with 'init': write without asking
          --stdio             with 'lsp': use standard input and output, as always
          --version           print the version
          -h, --help          print this text

        A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
        character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
        front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.

        A FORM is text, pretty, json, sarif, github, gitlab, checkstyle, junit, rdjson and xcode;
        FORM=FILE writes it into a file besides. Without one: github in GitHub Actions, pretty on a
        terminal, text elsewhere. Questions are answered as text or json, 'diff' as markdown too;
        'graph' draws dot, mermaid, json, html, svg and text.

        A NAME is one of a module, root, provider or field, or the end of one: 'HomeReactor',
        'Home.Dependency.service', 'service'; a type; or a place: 'Home.swift:12'.

        Exit codes: 0 no errors, 1 errors (with --strict, also warnings), 2 wrong usage or unreadable input.

        """
    )
  }

  @Test func saysOfACommandWhatItTakes() {
    #expect(
      Help.known.text(of: .modules) == """
        Usage: purelint modules [PATH…] [OPTION…]

        list modules, with how many need each and what each needs

        Options:
          --no-gitignore      check what '.gitignore' files leave out, too
          --exclude GLOB      leave out files and folders, such as 'Tests/'; may be repeated, see below
          --root NAME         take a type or function for a root, or draw this root alone; may be repeated
          --define NAME       check the build that defines NAME, not all builds; may be repeated
          --jobs N            use N threads; by default as many as there are processors
          --all               list or draw everything, not just what fits a screen
          --sort COLUMN       sort by a column: name, fan-in, fan-out, depth, instability and dominates
          --output FILE       write the answer into FILE
          --format FORM       write the output in this form; with findings may be repeated, see below
          --path-base FOLDER  write paths relative to FOLDER
          --color WHEN        color the output: auto (on a terminal), always or never
          --version           print the version
          -h, --help          print this text

        A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
        character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
        front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.

        A FORM is text and json.

        Exit codes: 0 no errors, 1 errors (with --strict, also warnings), 2 wrong usage or unreadable input.

        """
    )
  }

  @Test(arguments: Command.Name.allCases)
  func namesNoOptionThatACommandRefuses(command: Command.Name) {
    let text = Help.known.text(of: command)
    for option in Option.allCases {
      #expect(text.contains("  \(option.written) ") == option.commands.contains(command))
    }
  }

  @Test func theChangelogBeginsWithTheVersion() throws {
    let headings = try Repository.text("CHANGELOG.md").split(separator: "\n").filter {
      $0.hasPrefix("## ")
    }
    #expect(headings.first?.hasPrefix("## \(Version.current)") == true)
  }
}
