extension Completions {
  /// For `eval` in `.bashrc`, or a folder of completions; for bash from 3.2 on, as macOS has it.
  ///
  /// Where it offers nothing, the shell completes paths.
  var bash: String {
    """
    _purelint() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      # The shell takes '--option=value' for three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      local command word
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(commands.joined(separator: "|")))
            command=$word
            break
            ;;
        esac
      done
      local words=
      case $previous in
    \(optionCases)    *)
          case $current in
            -*)
              case ${command:-check} in
    \(commandCases { quoted($0.options.map(\.rawValue)) })          esac
              ;;
            *)
              case ${command:-none} in
                none) words=\(quoted(commands)) ;;
    \(commandCases { words(in: values(of: $0)) })          esac
              ;;
          esac
          ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
    }
    complete -o bashdefault -o default -F _purelint purelint

    """
  }

  /// A case for the value of each option that takes one.
  private var optionCases: String {
    Option.allCases.filter { $0.placeholder != nil }.map { option in
      "    \(option.rawValue)) words=\(words(in: values(of: option))) ;;\n"
    }.joined()
  }

  private func commandCases(_ words: (Command.Name) -> String) -> String {
    Command.Name.allCases.map { "            \($0.rawValue)) words=\(words($0)) ;;\n" }.joined()
  }

  private func words(in values: CompletionValues) -> String {
    guard case .words(let words) = values else { return "" }
    return quoted(words)
  }
}
