import PureLintCommandLine
import PureLintSource

Name.Key.drawForProcess()
endPlainlyWithoutArguments()
endPlainlyWithoutMemory()
let arguments = Array(CommandLine.arguments.dropFirst())
let terminal = Terminal.current
let progress = Progress(on: 2)
let invocation = Invocation(
  arguments: arguments,
  analyzer: .purelint,
  terminal: terminal,
  progress: progress,
  input: readStandardInput
)
let outcome = SystemThread.run { invocation.run() }
progress?.end()
(outcome ?? .failure("no thread is to be had; end other processes, or raise 'ulimit -u'")).finish()
