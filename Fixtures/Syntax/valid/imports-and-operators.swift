import Foundation
import struct Foundation.Data
import class Foundation.Bundle
import func Foundation.sin
import enum Foundation.ComparisonResult
import protocol Foundation.NSCopying
import typealias Foundation.TimeInterval
import let Foundation.NSNotFound
@testable import Feature
@_exported import Core.Submodule
@_implementationOnly import Hidden
@_spi(Testing) public import Shared
internal import Base; private import Detail
@preconcurrency package import Legacy
import func Base::helper

precedencegroup Pipeline {
  higherThan: AdditionPrecedence, Comparison
  lowerThan: Multiplication
  associativity: left
  assignment: true
}
precedencegroup Plain {}
infix operator |> : Pipeline
infix operator <+>: Plain
infix operator >>>
infix operator ≈
infix operator ..<<
prefix operator √
prefix operator ---
postfix operator %%
postfix operator >>>~

func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func <+><T>(left: T, right: T) -> T { left }
func ==<T: Equatable>(left: T, right: T) -> Bool { true }
func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
func > <T>(left: T, right: T) -> Bool { false }
prefix func √(value: Double) -> Double { value.squareRoot() }
postfix func %%(value: Int) -> Double { Double(value) / 100 }
func >>> (left: Int, right: Int) -> Int { left >> right }
