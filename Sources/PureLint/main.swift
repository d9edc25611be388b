let words = Array(CommandLine.arguments.dropFirst())
Invocation(arguments: words, terminal: .current).run().finish()
