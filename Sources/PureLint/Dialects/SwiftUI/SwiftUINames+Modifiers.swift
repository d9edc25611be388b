extension SwiftUINames {
  /// The modifiers that leave objects in the environment alone, and whose closures show nothing in
  /// it, or nothing of which more is known.
  static let plainModifiers = """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint \
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren \
    accessibilityCustomContent accessibilityElement accessibilityFocused accessibilityHeading \
    accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors \
    accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLargeContentViewer \
    accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction \
    accessibilityRotor accessibilityScrollAction accessibilityShowsLargeContentViewer \
    accessibilitySortPriority accessibilityTextContentType accessibilityValue \
    alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening anchorPreference animation \
    appStoreOverlay aspectRatio autocapitalization autocorrectionDisabled backgroundPreferenceValue \
    backgroundStyle backgroundTask badge badgeProminence baselineOffset blendMode blur bold border \
    brightness buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle clipped clipShape \
    clipsToBounds colorInvert colorMultiply colorScheme commandsRemoved \
    compositingGroup configurationDisplayName containerBackground \
    containerRelativeFrame containerShape containerValue contentMargins \
    contentMarginsDisabled contentShape contentTransition \
    contrast controlGroupStyle controlSize controlWidget coordinateSpace cornerRadius \
    datePickerStyle defaultAppStorage defaultFocus defaultHoverEffect defaultLaunchBehavior \
    defaultPosition defaultScrollAnchor defaultSize defaultWindowPlacement deleteDisabled \
    description dialogIcon dialogSuppressionToggle digitalCrownRotation digitalCrownAccessory \
    disableAutocorrection disabled disclosureGroupStyle dismissalConfirmationDialog \
    documentGroupStyle drawingGroup draggable dropDestination dynamicTypeSize edgesIgnoringSafeArea \
    exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel \
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogMessage fileExporter fileImporter \
    fileMover findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusable \
    focused focusedObject focusedSceneObject focusedSceneValue focusedValue focusEffectDisabled \
    focusScope focusSection font fontDesign fontWeight fontWidth foregroundColor foregroundStyle \
    formStyle frame gaugeStyle geometryGroup gesture glassEffect glassEffectID grayscale gridCellAnchor \
    gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handGestureShortcut \
    handlesExternalEvents headerProminence help hidden highPriorityGesture hoverEffect \
    hoverEffectDisabled hueRotation id ignoresSafeArea imageScale immersionStyle \
    importsItemProviders indexViewStyle inspectorColumnWidth interactionActivityTrackingTag \
    interactiveDismissDisabled invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType \
    keyframeAnimator labelIconToTitleSpacing labeledContentStyle labelsHidden labelStyle labelsVisibility \
    layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing \
    lineStyle listItemTint listRowHoverEffect listRowInsets listRowPlatterColor listRowSeparator \
    listRowSeparatorTint listRowSpacing listSectionMargins listSectionSeparator \
    listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha manipulable matchedGeometryEffect \
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuBarExtraStyle \
    menuButtonStyle menuIndicator menuOrder menuStyle minimumScaleFactor monospaced monospacedDigit \
    moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden \
    navigationBarTitle navigationBarTitleDisplayMode navigationDocument navigationLinkIndicatorVisibility \
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle \
    navigationTransition navigationViewStyle offset onAppear onBackgroundURLSessionEvents onChange \
    onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete \
    onDeleteCommand onDisappear onDrag onDrop onExitCommand onFrameChange onGeometryChange onHover \
    onInAppPurchaseCompletion onInAppPurchaseStart onInsert onKeyPress onLongPressGesture \
    onLongTouchGesture onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand \
    onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive \
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange \
    onSubmit onTapGesture onWidgetURL opacity overlayPreferenceValue padding pageCommand paletteSelectionEffect \
    pasteDestination persistentSystemOverlays phaseAnimator photosPicker photosPickerAccessoryVisibility \
    photosPickerDisabledCapabilities photosPickerStyle pickerStyle position preference \
    preferredColorScheme prefersDefaultFocus presentationBackground \
    presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction \
    presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing \
    presentedWindowStyle presentedWindowToolbarStyle previewContext previewDevice previewDisplayName \
    previewInterfaceOrientation previewLayout privacySensitive progressViewStyle projectionEffect \
    promptsForUserConfirmation quickLookPreview redacted refreshable renameAction \
    replaceDisabled resizable renderingMode antialiased interpolation restorationBehavior rotation3DEffect rotationEffect safeAreaPadding \
    saturation scaledToFill scaledToFit scaleEffect scenePadding scrollBounceBehavior scrollClipDisabled \
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle \
    scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget \
    scrollTargetBehavior scrollTargetLayout scrollTransition searchable searchCompletion \
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes \
    searchToolbarBehavior sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow \
    sidebarRowSize simultaneousGesture speechAdjustedPitch speechAlwaysIncludesPunctuation \
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar \
    statusBarHidden strikethrough submitLabel submitScope supportedFamilies \
    swipeActionsContainer symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode symbolVariant \
    symbolVariants syncBookmark tableColumnHeaders tableStyle tabBarMinimizeBehavior tabViewCustomization \
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader \
    tabViewStyle tag task textCase textContentType textEditorStyle textFieldStyle \
    textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility \
    textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint toggleStyle \
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle \
    toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarVisibility touchBar touchBarCustomizationLabel \
    touchBarItemPresence touchBarItemPrincipal tracking transaction transformAnchorPreference \
    transformEffect transformEnvironment transformPreference transition truncationMode \
    typeSelectEquivalent typesettingLanguage underline unredacted upperLimbVisibility userActivity \
    visualEffect volumeBaseplateVisibility widgetAccentable widgetCurvesContent widgetLabel \
    widgetURL windowDismissBehavior windowFullScreenBehavior windowIdealPlacement windowIdealSize \
    windowLevel windowManagerRole windowMinimizeBehavior windowResizability windowResizeAnchor \
    windowResizeBehavior windowStyle windowToolbarFullScreenVisibility windowToolbarLabelStyle \
    windowToolbarStyle windowBackgroundDragBehavior writingDirection writingToolsAffordanceVisibility \
    writingToolsBehavior zIndex equatable chartAngleSelection chartBackground \
    chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle \
    chartScrollableAxes chartScrollPosition chartScrollTargetBehavior chartSymbolScale chartSymbolSizeScale \
    chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain chartYAxis \
    chartYAxisLabel chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain defaultCustomization \
    customizationBehavior customizationID translationTask translationPresentation refundRequestSheet \
    manageSubscriptionsSheet offerCodeRedemption subscriptionStatusTask storeProductTask \
    storeProductsTask currentEntitlementTask productViewStyle subscriptionStoreControlStyle \
    signInWithAppleButtonStyle mapStyle mapControls mapControlVisibility mapScope onMapCameraChange \
    tabPlacement glassBackgroundEffect tipViewStyle popoverTip tipBackground quickLookPreview imagePlaygroundSheet familyActivityPicker \
    fill stroke strokeBorder trim inset width \
    alternatingRowBackgrounds glassEffectTransition glassEffectUnion backgroundExtensionEffect \
    scrollEdgeEffectHidden scrollEdgeEffectDisabled listSectionIndexVisibility labelReservedIconWidth \
    containerCornerOffset handlesGameControllerEvents dialogSeverity \
    fileDialogImportsUnresolvedAliases fileDialogURLEnabled fileExporterFilenameLabel onImmersionChange \
    onInteractiveResizeChange onWorldRecenter pointerStyle \
    pointerVisibility preferredSubscriptionOffer presentationPlacement realityViewCameraControls \
    recentering symbolColorRenderingMode allowsWindowActivationEvents attributedTextFormattingDefinition \
    breakthroughEffect colorEffect defersSystemGestures distortionEffect \
    documentBrowserContextMenu dragConfiguration dropConfiguration hoverEffectGroup \
    immersiveEnvironmentPicker sharedBackgroundVisibility widgetAccentedRenderingMode \
    healthDataAccessRequest workoutPreview journalingSuggestionsPicker containerBackgroundRemovable \
    disfavoredLocations pushTokenRequest payLaterViewAction mapItemDetailSheet mapItemDetailPopover \
    isDetailLink lookAroundViewer musicSubscriptionOffer groupActivityAssociation storeProductSheet
    """
}
