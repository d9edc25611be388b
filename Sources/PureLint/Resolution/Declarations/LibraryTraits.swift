import PureLintSource

/// The facts that are known of a library's type, function, attribute or operator by its name.
public struct LibraryTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Takes traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // MARK: Types

  /// A protocol without members, which a type may conform to without saying so.
  public static let isBare = LibraryTraits(rawValue: 1 << 0)
  /// A type whose subtypes get no members from it.
  public static let addsNoMembers = LibraryTraits(rawValue: 1 << 1)
  /// A type that neither asks for properties, save by chance, nor gives its subtypes initializers.
  public static let asksForNoProperties = LibraryTraits(rawValue: 1 << 2)
  /// A protocol that asks for nothing but a property which the compiler adds.
  public static let isObserved = LibraryTraits(rawValue: 1 << 3)
  /// A protocol by which values are written to and read from data.
  public static let isCoding = LibraryTraits(rawValue: 1 << 4)
  /// A type as which code takes values in order to look at what their properties hold.
  public static let showsContents = LibraryTraits(rawValue: 1 << 5)
  /// A type whose values are nothing but data.
  public static let isData = LibraryTraits(rawValue: 1 << 6)
  /// A type whose values, shared instances and constants only tell something: to ask for a member
  /// starts nothing.
  public static let onlyTells = LibraryTraits(rawValue: 1 << 7)
  /// A class of which an instance works by itself.
  public static let worksAlone = LibraryTraits(rawValue: 1 << 8)
  /// A class of which an instance ends something when nobody keeps it any more.
  public static let endsWhenLetGo = LibraryTraits(rawValue: 1 << 31)
  /// A protocol or class of which a program has few subtypes, which the system builds.
  public static let isLaunched = LibraryTraits(rawValue: 1 << 9)
  /// A protocol whose subtypes the system builds in great number.
  public static let isLaunchedOften = LibraryTraits(rawValue: 1 << 10)
  /// A type whose subtypes show something.
  public static let isScreen = LibraryTraits(rawValue: 1 << 11)
  /// A type whose subtypes are values and hold no services.
  public static let isValue = LibraryTraits(rawValue: 1 << 12)

  /// A class, or an attribute of one, whose instances are records in a store.
  public static let isRecord = LibraryTraits(rawValue: 1 << 32)

  /// A class of which instances do something when they are asked.
  public static let isObject = LibraryTraits(rawValue: 1 << 25)

  /// A protocol of which the system makes one value when it starts the program, and keeps it to the
  /// end.
  public static let lastsToTheEnd = LibraryTraits(rawValue: 1 << 26)

  // MARK: Functions

  /// A function that looks at what the properties of its arguments hold.
  public static let readsContents = LibraryTraits(rawValue: 1 << 13)
  /// A function that looks at what the class instances in its arguments hold, too.
  public static let readsInstances = LibraryTraits(rawValue: 1 << 14)
  /// A function that evaluates its arguments behind the first only if the first is false.
  public static let isCheck = LibraryTraits(rawValue: 1 << 15)
  /// A label in brackets: its argument is evaluated only where there is no value.
  public static let isFallbackLabel = LibraryTraits(rawValue: 1 << 16)

  /// A function, or the label of one, that the system calls once, when it starts the program.
  public static let namesLaunch = LibraryTraits(rawValue: 1 << 27)

  /// A function or type that hands each element of its first argument to the closures behind it.
  public static let handsElements = LibraryTraits(rawValue: 1 << 24)

  /// A function of which it matters what type it is given.
  public static let takesByType = LibraryTraits(rawValue: 1 << 28)

  /// A protocol, or a macro, of what only shows a part of the app while it is written.
  public static let isPreview = LibraryTraits(rawValue: 1 << 23)

  /// A function that only yields another form of the value that it is called on.
  public static let onlyConverts = LibraryTraits(rawValue: 1 << 30)

  // MARK: Attributes

  /// An attribute of a type that is no macro and adds no members.
  public static let isPlainOnTypes = LibraryTraits(rawValue: 1 << 17)
  /// A macro on types that reads none of their properties.
  public static let readsNoMembers = LibraryTraits(rawValue: 1 << 29)
  /// An attribute that changes nothing about who uses what bears it.
  public static let changesNoUse = LibraryTraits(rawValue: 1 << 18)

  // MARK: Operators

  /// An operator that yields a `Bool` and looks at no more than equality or order.
  public static let isComparison = LibraryTraits(rawValue: 1 << 19)
  /// An operator that makes a value of a library's types of values of them.
  public static let isArithmetic = LibraryTraits(rawValue: 1 << 20)
  /// An operator whose right side may not be evaluated.
  public static let isShortCircuit = LibraryTraits(rawValue: 1 << 21)
  /// An operator that yields what its left side holds, or else its right side.
  public static let isFallback = LibraryTraits(rawValue: 1 << 22)
}

/// The types that the language has words and signs for, which no source names.
///
/// Without a library that declares them, nothing of an app's is in what they are.
public struct LanguageTypes: Equatable, Sendable {
  /// The type that `[X]` is another way to write of.
  public var array = Self.unnamed
  /// The type that `[X: Y]` is another way to write of.
  public var dictionary = Self.unnamed
  /// The member that says what a sequence yields.
  public var element = Self.unnamed
  /// The static member that lists the cases of an enum.
  public var cases = Self.unnamed
  /// The type of a whole number where no other one is asked for.
  public var integer = Self.unnamed
  /// The type of a number with a fraction where no other one is asked for.
  public var float = Self.unnamed
  /// The type of `true` and `false`, and of conditions.
  public var boolean = Self.unnamed
  /// The type of a text in quotes where no other one is asked for.
  public var string = Self.unnamed
  /// The type of a regular expression between slashes.
  public var regex = Self.unnamed
  /// The type of `\X.name`.
  public var keyPath = Self.unnamed
  /// The type as which a value may be anything.
  public var any = Self.unnamed
  /// The protocol of all classes, `AnyObject`, which `class` in the inheritance clause of a
  /// protocol means.
  public var anyObject = Self.unnamed
  /// The type of all that may be thrown.
  public var error = Self.unnamed
  /// The type that `X?` is another way to write of.
  public var optional = Name.none
  /// The empty tuple's other name.
  public var void = Name.none

  /// Stores the names as they are; by default there is no library that declares the types.
  public init(
    array: Name = Self.unnamed,
    dictionary: Name = Self.unnamed,
    element: Name = Self.unnamed,
    cases: Name = Self.unnamed,
    integer: Name = Self.unnamed,
    float: Name = Self.unnamed,
    boolean: Name = Self.unnamed,
    string: Name = Self.unnamed,
    regex: Name = Self.unnamed,
    keyPath: Name = Self.unnamed,
    any: Name = Self.unnamed,
    anyObject: Name = Self.unnamed,
    error: Name = Self.unnamed,
    optional: Name = Name.none,
    void: Name = Name.none
  ) {
    self.array = array
    self.dictionary = dictionary
    self.element = element
    self.cases = cases
    self.integer = integer
    self.float = float
    self.boolean = boolean
    self.string = string
    self.regex = regex
    self.keyPath = keyPath
    self.any = any
    self.anyObject = anyObject
    self.error = error
    self.optional = optional
    self.void = void
  }

  /// The name of a type that no library declares, which no source can mention.
  public static let unnamed: Name = "_"
}
