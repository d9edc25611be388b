// Writes a made-up app of a given size; see docs/benchmark.md.
let arguments = Arguments(CommandLine.arguments.dropFirst())
try AppWriter(arguments).write()
