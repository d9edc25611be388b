// Measures how time and memory grow with an app; see docs/benchmark.md.
let options = GrowthOptions(CommandLine.arguments)
let growth = Growth(options)
try growth.run()
