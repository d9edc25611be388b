#!/usr/bin/env swift
// A script: its first line is for the shell, and statements stand at top level.
import Foundation

struct Größe { let ширина = 1, 高さ = 2, `a b` = 3, `1st` = 4 }
infix operator ≠: ComparisonPrecedence
func ≠ (left: Größe, right: Größe) -> Bool { false }
prefix operator √
let π = √2.0, 🦊 = Größe().`a b` ≠ Größe().高さ

func gather() async {
  async let one = load(), (two, three) = both()
  await use(one, two, three)
}
struct Token: ~Copyable {
  consuming func spend() { discard self }
  func show() { print(copy self) }
}
for try await line in lines where !line.isEmpty { print(line, terminator: "") }
print(π)
