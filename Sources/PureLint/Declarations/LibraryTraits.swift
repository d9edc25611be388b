/// The facts that are known of a library's type, function, attribute or operator by its name.
struct LibraryTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  // MARK: Types

  /// A protocol without members, which a type may conform to without saying so.
  static let isBare = LibraryTraits(rawValue: 1 << 0)
  /// A type whose subtypes get no members from it.
  static let addsNoMembers = LibraryTraits(rawValue: 1 << 1)
  /// A type that neither asks for properties, save by chance, nor gives its subtypes initializers.
  static let asksForNoProperties = LibraryTraits(rawValue: 1 << 2)
  /// A protocol that asks for nothing but a property which the compiler adds.
  static let isObserved = LibraryTraits(rawValue: 1 << 3)
  /// A protocol by which values are written to and read from data.
  static let isCoding = LibraryTraits(rawValue: 1 << 4)
  /// A type as which code takes values in order to look at what their properties hold.
  static let showsContents = LibraryTraits(rawValue: 1 << 5)
  /// A type whose values are nothing but data.
  static let isData = LibraryTraits(rawValue: 1 << 6)
  /// A type whose values, shared instances and constants only tell something: to ask for a member
  /// starts nothing.
  static let onlyTells = LibraryTraits(rawValue: 1 << 7)
  /// A class of which an instance works by itself.
  static let worksAlone = LibraryTraits(rawValue: 1 << 8)
  /// A protocol or class of which a program has few subtypes, which the system builds.
  static let isLaunched = LibraryTraits(rawValue: 1 << 9)
  /// A protocol whose subtypes the system builds in great number.
  static let isLaunchedOften = LibraryTraits(rawValue: 1 << 10)
  /// A type whose subtypes show something.
  static let isScreen = LibraryTraits(rawValue: 1 << 11)
  /// A type whose subtypes are values and hold no services.
  static let isValue = LibraryTraits(rawValue: 1 << 12)

  // MARK: Functions

  /// A function that looks at what the properties of its arguments hold.
  static let readsContents = LibraryTraits(rawValue: 1 << 13)
  /// A function that looks at what the class instances in its arguments hold, too.
  static let readsInstances = LibraryTraits(rawValue: 1 << 14)
  /// A function that evaluates its arguments behind the first only if the first is false.
  static let isCheck = LibraryTraits(rawValue: 1 << 15)
  /// A label in brackets: its argument is evaluated only where there is no value.
  static let isFallbackLabel = LibraryTraits(rawValue: 1 << 16)

  /// A function or type that hands each element of its first argument to the closures behind it.
  static let handsElements = LibraryTraits(rawValue: 1 << 24)

  /// A protocol, or a macro, of what only shows a part of the app while it is written.
  static let isPreview = LibraryTraits(rawValue: 1 << 23)

  // MARK: Attributes

  /// An attribute of a type that is no macro and adds no members.
  static let isPlainOnTypes = LibraryTraits(rawValue: 1 << 17)
  /// An attribute that changes nothing about who uses what bears it.
  static let changesNoUse = LibraryTraits(rawValue: 1 << 18)

  // MARK: Operators

  /// An operator that yields a `Bool` and looks at no more than equality or order.
  static let isComparison = LibraryTraits(rawValue: 1 << 19)
  /// An operator that makes a value of a library's types of values of them.
  static let isArithmetic = LibraryTraits(rawValue: 1 << 20)
  /// An operator whose right side may not be evaluated.
  static let isShortCircuit = LibraryTraits(rawValue: 1 << 21)
  /// An operator that yields what its left side holds, or else its right side.
  static let isFallback = LibraryTraits(rawValue: 1 << 22)
}

/// The types that the language has words and signs for, which no source names.
///
/// Without a library that declares them, nothing of an app's is in what they are.
struct LanguageTypes: Equatable, Sendable {
  var array = Self.unnamed
  var dictionary = Self.unnamed
  /// The member that says what a sequence yields.
  var element = Self.unnamed
  /// The static member that lists the cases of an enum.
  var cases = Self.unnamed
  var integer = Self.unnamed
  var float = Self.unnamed
  var boolean = Self.unnamed
  var string = Self.unnamed
  var regex = Self.unnamed
  var keyPath = Self.unnamed
  /// The type as which a value may be anything.
  var any = Self.unnamed
  var error = Self.unnamed
  /// The type that `X?` is another way to write of.
  var optional = Name.none
  /// The empty tuple's other name.
  var void = Name.none

  private static let unnamed: Name = "_"
}
