#if os(iOS)
import UIKit
#elseif os(macOS) || (os(Linux) && !DEBUG)
import AppKit
#else
import Foundation
#endif
#if canImport(A, _version: 1.2.3) && swift(>=5.9) && compiler(<7) && hasFeature(B) && hasAttribute(c) && arch(x86_64)
let a = 1
#endif
#if swift(>=5.9.1) // comment
#if DEBUG
let nested = 1
#endif
#endif
#if false
#elseif true
#else
#endif
#if A
@available(macOS 13, *)
@objc
#else
@objc
#endif
public class Attributed {}
@MainActor
#if A
@Custom(1)
#endif
func attributed() {}
struct Members {
  #if A
  var a: Int { 1 }
  func b() {}
  #else
  var b = 1
  init() {}
  #endif
  #if A
  @Wrapper
  #endif
  var c = 1
}
enum Cases {
  #if A
  case a, b
  #endif
  case c
}
protocol Requirements {
  #if A
  func a()
  #endif
}
func statements() {
  #if A
  a()
  #elseif B
  b()
  #else
  c()
  #endif
  #if A
  if a { b() }
  #endif
  switch a {
  #if A
  case 1: b()
  case 2:
    c()
  #else
  case 3: d()
  #endif
  case 4:
    #if B
    e()
    #endif
    f()
  #if C
  default: break
  #endif
  }
  f {
    #if A
    a
    #else
    b
    #endif
  }
}
func suffixes() -> some View {
  Text("a")
    #if os(iOS)
    .iOS()
    .padding(1)
    #elseif os(macOS)
    .macOS { $0 }
    #else
    .other
    #endif
    .common()
  a.b()
    #if A
    .c
      #if B
      .d()
      #endif
    #endif
  a
    #if A
    .b()
    #endif
  b
}
#if A
func whole() {
  a()
}
#endif
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
let array = [
  1,
]
