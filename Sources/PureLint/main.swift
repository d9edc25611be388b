endPlainlyOnAbort()
let arguments = Array(CommandLine.arguments.dropFirst())
let terminal = Terminal.current
let outcome = SystemThread.run { Invocation(arguments: arguments, terminal: terminal).run() }
(outcome ?? .failure("no thread is to be had; end other processes, or raise 'ulimit -u'")).finish()
