// Measures the analyser on a folder of Swift sources; see docs/benchmark.md.
let options = BenchmarkOptions(CommandLine.arguments.dropFirst())
let benchmark = try Benchmark(options)
try benchmark.run()
