@testable import PureLint

/// One way to change an app: every mutant of it that an app offers.
struct MutationKind: Sendable {
  let name: String
  let mutants: @Sendable (AppOutline) -> [Mutant]
}

extension MutationKind {
  static let all: [MutationKind] = [
    dropArgument, dropArgumentOfRoot, swapArguments,
    dropWiring,
    dropLastRead, dropOtherReads, dropReadsOfCopy, dropLastReadOfParameter,
    addUnreadField, addUnreadFieldWithProvider, addReadField,
    closeEagerCycle, closeWaitingCycle, closeModuleCycle, closeModuleCycleByClosure,
    dropPropertyAssignment,
    dropInjection, dropDefinition, dropPlaceholder, dropKey, changeScope, changeCircle,
    dropRegistration, dropModule, changeLifetime, askForOptional, changeDirkCircle,
    askFactoryAtOnce, dropLiveValue, moveLiveValue,
    dropFromContainer, dropAssembly, dropCompletion, changeObjectScope, changeRegisteredCircle,
    dropWaiting,
    breakCopyOfApp, breakCopyOfTests, shareFiles, breakSharedFile, breakWholeCopy,
  ]
}
