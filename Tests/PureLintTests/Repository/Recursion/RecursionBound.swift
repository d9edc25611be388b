/// What ends a recursion that goes over something which sources can make long. This is the one list
/// of all bounds; a function that comes back to itself, and neither notes in its code where it has
/// been nor stands here, is a finding.
enum RecursionBound: CaseIterable {
  /// Goes down the tree of a file, which is nested `Parser.maximumDepth` levels deep at most, and
  /// `Parser.maximumChain` where postfix expressions follow each other.
  case tree
  /// Goes down a type, which has no more than `SwiftType.sizeLimit` parts.
  case type
  /// Counts, and stops at a limit that stands in the code.
  case count
  /// Goes down a value that was limited when it was made: a configuration (`JSONReader.depthLimit`), a
  /// YAML file (`YAMLReader.depthLimit`),
  /// a condition (`Condition.depthLimit`), the folders of a path, repositories in repositories, a
  /// tree whose height is a logarithm.
  case value
  /// Keeps what it has found, or what it is looking at, and asks for nothing twice.
  case memory
  /// No recursion: the name means a function of another type, or another one of the name.
  case namesake

  /// The functions, by their qualified names; all of a name count.
  var functions: Set<String> {
    switch self {
    case .tree:
      [
        "BodyWalker.bind", "BodyWalker.bringsNothing", "BodyWalker.infer",
        "BodyWalker.inferAssignment", "BodyWalker.inferBase",
        "BodyWalker.inferCall", "BodyWalker.inferCase", "BodyWalker.inferMember",
        "BodyWalker.inferOperands", "BodyWalker.inferTarget", "BodyWalker.inferType",
        "BodyWalker.inferred", "BodyWalker.markForeign", "BodyWalker.visitAll", "BodyWalker.walk",
        "BranchConditions.constant",
        "DefinitionSteps.steps", "DirkLists.items", "EndingCode.ends", "FailedCalls.isYielded",
        "IdleClasses.isIdle",
        "EndingCode.isEnd",
        "RegistryEntries.read", "RegistryFallbacks.isOther", "Resolver.element", "Resolver.look",
        "RootProviders.addLocals", "Search.isDroppable", "SyntaxTree.calledName",
        "SyntaxTree.hasStatements", "SyntaxTree.isClosure", "SyntaxTree.nameAssigned",
        "ValueUse.fate", "ViewWalk.show", "ViewWalk.showAnywhere",
      ]
    case .type:
      [
        "BodyWalker.collect", "BodyWalker.isChosenByCaller", "BodyWalker.isOpen",
        "Composers.named", "CustomizedBuilder.yields",
        "ExactType.holdsForeign", "ExactType.isOfSources", "ExactType.normal", "ExactType.text",
        "FieldSupplies.isFunction", "GraphAssembly.addNamedTypes", "KeyComparison.mayBe",
        "ModelRelations.add", "ObjectKinds.isData", "RegistryCandidates.holdsServices",
        "Origins.add", "Resolver.bind", "Resolver.isService",
        "Resolver.isWider",
        "Resolver.keyText", "Resolver.mayConform", "Resolver.mayConvert", "Resolver.mayRequire",
        "Resolver.substitute", "Resolver.text",
        "SwiftType.forgettingParameters", "SwiftType.isOpenEnded",
        "SwiftType.layers", "SwiftType.map", "UnknownReadIndex.mayHave", "UnseenInjections.add",
        "UnseenInjections.mayBe",
        "WiringModel.mayBeEmpty", "WiringModel.mayWorkAlone", "WiringModel.modulesAsked",
        "WiringModel.modulesHandedOver",
        "WiringSuggestions.isService",
      ]
    case .count:
      [
        "AssemblyListReader.read", "BazelReader.call", "BazelReader.expression", "BazelReader.list",
        "BazelReader.named", "BazelReader.operand", "BazelReader.table", "Condition.init",
        "DefinitionRun.ask", "FileSnapshot.walk", "GivenParameters.isNeverNone",
        "GivenParameters.isSomething",
        "InitializerFlow.addDelegation",
        "InitializerFlow.init",
        "JSONReader.readValue", "KeyName.constant", "KeyName.init", "KeyName.readRawValue",
        "KeptValues.fateOfUses", "OwnStates.changes", "QuietMakers.isQuiet",
        "QuietValues.isQuiet",
        "RebuildSearch.build", "RegistryInstances.instance", "RegistryNames.entries",
        "Removal.keeping", "SchemaReader.models", "SchemaReader.read",
        "Search.standsForMember", "SecondRoots.isMadeOnTheSpot", "StoreHolders.mayHold",
        "StoreHolders.mayStand",
        "StoreHolders.mayYield", "StoredDataDemands.isInsertedInto", "TuistManifest.rules",
        "UnseenInjections.handed",
      ]
    case .value:
      [
        "Condition.collectQuestions", "Condition.holds", "ConfigurationShape.problems",
        "ConfigurationShape.schemaMembers", "DirkScope.entries", "DirkScope.mayServe",
        "EnvironmentSets.cut", "EnvironmentSets.joined", "FolderTree.add",
        "GitSnapshot.addSubmodule",
        "XcodeGenMerger.combine", "XcodeGenMerger.expand", "XcodeGenMerger.merge",
      ]
    case .memory:
      ["GenericRequests.instances", "ObjectKinds.kind", "TargetView.own"]
    case .namesake:
      [
        "Arguments.place", "CaptiveSearch.captives", "DefinitionTypes.built",
        "DependencyReads.index", "ForcedValues.isReadByForce",
        "Merge.moved", "UnsafeMutablePointer.update",
      ]
    }
  }

  /// The functions of all bounds.
  static let all = allCases.reduce(into: Set<String>()) { $0.formUnion($1.functions) }
}
