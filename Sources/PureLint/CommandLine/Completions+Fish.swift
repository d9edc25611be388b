extension Completions {
  /// For a file `purelint.fish` in a folder of completions.
  var fish: String {
    """
    function __purelint_is
        set -l command none
        for word in (commandline -opc)[2..-1]
            if contains -- $word \(commands.joined(separator: " "))
                set command $word
                break
            end
        end
        contains -- $command $argv
    end
    \(Command.Name.allCases.map(line).joined())\(Option.allCases.map(line).joined())
    """
  }

  /// The command itself, and what stands behind it.
  private func line(_ command: Command.Name) -> String {
    let name = """
      complete -c purelint -n '__purelint_is none' -a \(command.rawValue) -d \(text(command.summary))

      """
    let isCommand = "complete -c purelint -n '__purelint_is \(command.rawValue)'"
    switch values(of: command) {
    case .none: return name + "\(isCommand) -f\n"
    case .words(let words): return name + "\(isCommand) -f -a \(quoted(words))\n"
    case .paths: return name
    }
  }

  private func line(_ option: Option) -> String {
    let names = option.commands.map(\.rawValue) + (option.commands.contains(.check) ? ["none"] : [])
    let condition = quoted(["__purelint_is"] + names)
    let long = option.rawValue.drop { $0 == "-" } + value(option)
    return "complete -c purelint -n \(condition) -l \(long) -d \(text(option.summary))\n"
  }

  private func value(_ option: Option) -> String {
    guard option.placeholder != nil else { return "" }
    switch values(of: option) {
    case .none: return " -x"
    case .words(let words): return " -x -a \(quoted(words))"
    case .paths: return " -r -F"
    }
  }

  private func text(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "'\(escaped)'"
  }
}
