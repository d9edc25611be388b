extension Completions {
  /// For a file `_purelint` in a folder of `$fpath`.
  var zsh: String {
    """
    #compdef purelint
    _purelint_commands() {
      local -a commands
      commands=(
    \(Command.Name.allCases.map { "    \(described($0))\n" }.joined())  )
      _describe -t commands command commands
    }
    _purelint_first() {
      _alternative 'commands:command:_purelint_commands' 'files:path:_files'
    }
    _purelint() {
      local command=check word
      for word in "${(@)words[2,CURRENT-1]}"; do
        case $word in
          \(commands.joined(separator: "|")))
            command=$word
            break
            ;;
        esac
      done
      case $command in
    \(Command.Name.allCases.map { "    \($0.rawValue)) _arguments \(specifications($0)) ;;\n" }.joined())  esac
    }
    if [ "$funcstack[1]" = _purelint ]; then
      _purelint "$@"
    else
      compdef _purelint purelint
    fi

    """
  }

  /// `'name:summary'`.
  private func described(_ command: Command.Name) -> String {
    "'\(command.rawValue):\(escaped(command.summary))'"
  }

  /// The options and arguments of a command, as `_arguments` reads them.
  private func specifications(_ command: Command.Name) -> String {
    let options = command.options.map { option in
      let value = option.placeholder.map { ":\($0):\(action(values(of: option)))" } ?? ""
      let mark = option.placeholder == nil ? "" : "="
      return "'*\(option.rawValue)\(mark)[\(escaped(option.summary))]\(value)'"
    }
    let first = "'1: :_purelint_first'"
    let rest = values(of: command) == .none ? [] : ["'*: :\(action(values(of: command)))'"]
    return (options + [first] + rest).joined(separator: " ")
  }

  private func action(_ values: CompletionValues) -> String {
    switch values {
    case .none: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .paths: "_files"
    }
  }

  /// A text in single quotes, with nothing in it that ends a description.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "'": "'\\''"
      case "[", "]", ":", "\\": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
