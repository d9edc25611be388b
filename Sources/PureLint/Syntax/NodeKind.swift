/// The kind of a node, in one byte.
///
/// Each case documents its main token, then its children in source order; `?` may be absent, `*`
/// may repeat. *Attributes* stands for `attribute* modifier*` in any mixture, the first children
/// of every declaration. Items are declarations, statements and expressions; an expression
/// statement is the expression itself. Wherever a list of items, members, cases, attributes or
/// postfix members may be split by `#if`, an `ifConfig` node stands in the list. A node whose main
/// token is a name that is used covers the `Module::` in front of it. Where the name of a
/// declaration is missing, its main token is the one in front: `SyntaxTree.isNamed` tells.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// First token. Items.
  case sourceFile
  /// Tokens that fit nowhere, or what stands for a missing part (then it covers no token). Any.
  case error
  /// `{` (flags: the parser's context, see `Parser.parseSkippedBody`). None: the tokens between the
  /// braces were not lexed.
  case skippedBody

  // MARK: Declarations
  /// `import`. Attributes, importPath.
  case importDeclaration
  /// First name. None; covers the dotted path.
  case importPath
  /// Name. Attributes, genericParameterClause?, inheritanceClause?, whereClause?, memberBlock.
  case structDeclaration, classDeclaration, actorDeclaration, enumDeclaration
  /// Name. Attributes, genericParameterClause? (primary associated types), inheritanceClause?,
  /// whereClause?, memberBlock.
  case protocolDeclaration
  /// `extension`. Attributes, type, inheritanceClause?, whereClause?, memberBlock.
  case extensionDeclaration
  /// Name. Attributes, genericParameterClause?, type, whereClause?.
  case typealiasDeclaration
  /// Name. Attributes, inheritanceClause?, type? (the default), whereClause?.
  case associatedtypeDeclaration
  /// Name or operator. Attributes, genericParameterClause?, parameterClause, effect*,
  /// returnClause?, whereClause?, codeBlock or skippedBody?.
  case functionDeclaration
  /// `init` (flags: isOptional for `init?`, isForced for `init!`). As functionDeclaration.
  case initializerDeclaration
  /// `deinit`. Attributes, effect*, codeBlock or skippedBody?.
  case deinitializerDeclaration
  /// `subscript`. Attributes, genericParameterClause?, parameterClause, returnClause,
  /// whereClause?, then accessorBlock or codeBlock (an implicit getter) or skippedBody?.
  case subscriptDeclaration
  /// `let` or `var` (or `inout`/`borrowing` bindings). Attributes, patternBinding+.
  case variableDeclaration
  /// First token. pattern, typeAnnotation?, initializerClause?, then accessorBlock or codeBlock
  /// (an implicit getter) or skippedBody?.
  case patternBinding
  /// `:`. type.
  case typeAnnotation
  /// `=`. expression.
  case initializerClause
  /// `{`. accessorDeclaration+.
  case accessorBlock
  /// `get`, `set`, `willSet` …. Attributes, accessorParameter?, effect*, codeBlock or
  /// skippedBody?.
  case accessorDeclaration
  /// Name. None; covers the parentheses.
  case accessorParameter
  /// `case`. Attributes, enumCaseElement+.
  case enumCaseDeclaration
  /// Name. parameterClause?, initializerClause?.
  case enumCaseElement
  /// Operator. Attributes; covers the group list.
  case operatorDeclaration
  /// Name. Attributes; covers the braces.
  case precedenceGroupDeclaration
  /// Name. Attributes, genericParameterClause?, parameterClause, returnClause?,
  /// initializerClause?, whereClause?.
  case macroDeclaration
  /// `#if`. ifConfigClause+.
  case ifConfig
  /// `#if`, `#elseif` or `#else`. condition expression (none for `#else`), then what it holds.
  case ifConfigClause
  /// `#sourceLocation`. None.
  case sourceLocation

  // MARK: Parts of declarations
  /// `@`. type (the attribute's name), argumentList? or attributeArguments?.
  case attribute
  /// `(`. None: the balanced tokens of a built-in attribute's own grammar.
  case attributeArguments
  /// The modifier's word. None; covers a detail in parentheses: `private(set)`.
  case modifier
  /// `<`. genericParameter*, whereClause?.
  case genericParameterClause
  /// Name (flags: isPack for `each`, isValue for `let`). attribute*, type?.
  case genericParameter
  /// `where`. genericRequirement+.
  case whereClause
  /// `:` or `==`. Two types (the second may be an expression for value generics).
  case genericRequirement
  /// `:`. inheritedType+.
  case inheritanceClause
  /// First token. attribute*, type.
  case inheritedType
  /// `(`. parameter*.
  case parameterClause
  /// First name, or the type's first token for an unnamed parameter (flags: hasLabel if a name
  /// stands there at all, hasSecondName if the token after the main token is the inner name,
  /// isVariadic). attribute*, modifier*, type?, initializerClause? (the default).
  case parameter
  /// `async`, `reasync`, `throws`, `rethrows`. type? (typed throws).
  case effect
  /// `->`. type.
  case returnClause
  /// `{`. Members.
  case memberBlock
  /// `{`. Items.
  case codeBlock

  // MARK: Types
  /// Name (also `Any`, `Self`). genericArgumentClause?.
  case identifierType
  /// Name after the `.`. type (the base), genericArgumentClause?.
  case memberType
  /// `<`. types (or expressions for value generics).
  case genericArgumentClause
  /// `?`, `!`. type.
  case optionalType, implicitlyUnwrappedType
  /// `[`. type.
  case arrayType
  /// `[`. key type, value type.
  case dictionaryType
  /// `[`. count (a type or an expression), type.
  case inlineArrayType
  /// `(`. tupleTypeElement*. One unlabelled element: a type in parentheses.
  case tupleType
  /// First token (flags: hasLabel, hasSecondName, isVariadic as for parameter).
  /// attributedType or type, initializerClause? (recovered).
  case tupleTypeElement
  /// `->`. tupleType (the parameters), effect*, type (the result).
  case functionType
  /// `Type` or `Protocol`. type.
  case metatypeType
  /// `&`. type+.
  case compositionType
  /// `some`, `any`. type.
  case someType, anyType
  /// First specifier or attribute. attribute*, modifier* (`inout`, `borrowing`, `sending`,
  /// `isolated`, `consuming`, `nonisolated(nonsending)` …), type.
  case attributedType
  /// `repeat`, `each`, `~`. type.
  case packExpansionType, packElementType, suppressedType
  /// `class` in an inheritance clause, `_` where the type is left out.
  case classConstraintType, placeholderType

  // MARK: Statements
  /// `if` (statement and expression). conditionList, codeBlock, then codeBlock or ifExpression for
  /// `else`.
  case ifExpression
  /// `switch`. subject, switchCase*.
  case switchExpression
  /// `case` or `default` (flags: isDefault). attribute*, caseItem*, then items.
  case switchCase
  /// First token. pattern, whereCondition?.
  case caseItem
  /// `where`. expression.
  case whereCondition
  /// First token. The conditions: expressions, optionalBinding, caseCondition, availability.
  case conditionList
  /// `let`, `var`, `inout`. pattern, typeAnnotation?, initializerClause?.
  case optionalBinding
  /// `case`. pattern, typeAnnotation?, initializerClause.
  case caseCondition
  /// `#available`, `#unavailable`. None.
  case availability
  /// `guard`. conditionList, codeBlock.
  case guardStatement
  /// `while`. conditionList, codeBlock.
  case whileStatement
  /// `repeat`. codeBlock, expression.
  case repeatStatement
  /// `for`. pattern, typeAnnotation?, expression, whereCondition?, codeBlock.
  case forStatement
  /// `do` (statement and expression). effect?, codeBlock, catchClause*.
  case doExpression
  /// `catch`. caseItem*, codeBlock.
  case catchClause
  /// `defer`. codeBlock.
  case deferStatement
  /// `return`. expression?.
  case returnStatement
  /// `throw`, `yield`, `discard`, `then`. expression(s).
  case throwStatement, yieldStatement, discardStatement, thenStatement
  /// `break`, `continue`; label is the next token if covered. None.
  case breakStatement, continueStatement
  /// `fallthrough`. None.
  case fallthroughStatement
  /// Label. The statement.
  case labeledStatement

  // MARK: Patterns
  /// Name. None.
  case identifierPattern
  /// `_`. None.
  case wildcardPattern
  /// `(`. tuplePatternElement*.
  case tuplePattern
  /// First token (flags: hasLabel). pattern.
  case tuplePatternElement
  /// `let`, `var`, `inout` …. pattern.
  case valueBindingPattern
  /// `is`. type.
  case isTypePattern
  /// First token. expression; names bound inside a `let` pattern stand in it as nameExpression.
  case expressionPattern

  // MARK: Expressions
  /// First operator. Operands and operators alternating, unfolded: operand, (binaryOperator,
  /// arrowOperator, assignmentOperator or ternaryOperator, operand)*; isOperator and castOperator
  /// take no operand on their right.
  case sequenceExpression
  /// The operator's first token (`>>=` is several tokens). None.
  case binaryOperator
  /// `->`. effect*. Between the operands of a function type.
  case arrowOperator
  /// `=`. None.
  case assignmentOperator
  /// `?`. The expression between `?` and `:`.
  case ternaryOperator
  /// `is`. type.
  case isOperator
  /// `as` (flags: isOptional for `as?`, isForced for `as!`). type.
  case castOperator
  /// The operator. expression.
  case prefixExpression, postfixExpression
  /// `&`. expression.
  case inoutExpression
  /// `!`, `?`. expression.
  case forceUnwrapExpression, optionalChainingExpression
  /// `try` (flags: isOptional, isForced). expression.
  case tryExpression
  /// `await`, `unsafe`, `copy`, `consume`, `borrow`, `each`, `repeat`, `discard`. expression.
  case awaitExpression, unsafeExpression, copyExpression, consumeExpression, borrowExpression
  case packElementExpression, packExpansionExpression
  /// Name: an identifier, `self`, `Self`, `super`, `Any`, `init`, `$0`, an operator as a value.
  /// nameArguments?, genericArgumentClause?.
  case nameExpression
  /// `(`. None; covers `(a:_:)`.
  case nameArguments
  /// Name after the `.` (also `init`, `self`, `Type`, an integer). base expression,
  /// nameArguments?, genericArgumentClause?. Without a base: `implicitMember`.
  case memberAccess
  /// Name after the leading `.`. nameArguments?, genericArgumentClause?.
  case implicitMember
  /// `(`, or the `{` of the first trailing closure. callee, argumentList?, trailingClosure*.
  case call
  /// `[`. base, argumentList, trailingClosure*.
  case subscriptCall
  /// `(` or `[`. argument*.
  case argumentList
  /// The label, or the expression's first token (flags: hasLabel). expression.
  case argument
  /// The label, or the closure's `{` (flags: hasLabel). closure.
  case trailingClosure
  /// `(`. argument*. One unlabelled argument: an expression in parentheses; none: `()`.
  case tupleExpression
  /// `[`. expressions.
  case arrayExpression
  /// `[`. dictionaryElement*; none: `[:]`.
  case dictionaryExpression
  /// `:`. key, value.
  case dictionaryElement
  /// `{`. closureSignature?, items.
  case closure
  /// First token. attribute*, captureList?, then parameterClause or closureParameter*, effect*,
  /// returnClause?.
  case closureSignature
  /// `[`. capture*.
  case captureList
  /// Name. modifier* (`weak`, `unowned(safe)`), initializerClause?.
  case capture
  /// Name (`a, b in`). None.
  case closureParameter
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// First token (stringLiteral or stringHead). interpolation*.
  case stringLiteral
  /// The stringHead or stringMiddle before it. argument+.
  case interpolation
  /// `\`. type? (the root), keyPathComponent*.
  case keyPathExpression
  /// Name, `[`, `?`, `!`, or `self`. genericArgumentClause?, argumentList?, nameArguments?.
  case keyPathComponent
  /// Name after the `#`. genericArgumentClause?, argumentList?, trailingClosure*; attributes in
  /// front if it stands as a declaration.
  case macroExpansion
  /// First token. type: what can only be a type where an expression is expected (`any P`,
  /// `@A () -> B`, `inout A`).
  case typeExpression
  /// `_` as the target of an assignment.
  case wildcardExpression
  /// `#if`. base expression, ifConfig whose clauses hold member accesses and calls with an
  /// `elidedBase` as innermost base.
  case postfixIfConfigExpression
  /// No token: the base of a postfix `#if` clause's chain.
  case elidedBase
}
