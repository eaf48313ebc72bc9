/// The screens, windows and controllers of a live tree, and what is pending for them.
internal struct TreeScreens {
  /// The screens with titles from their content, by the numbers of the nodes that give them.
  internal var titled: [Int: TitledScreen] = [:]

  /// The windows as they have last been reported, by the numbers of their nodes.
  internal var windows: [Int: WindowStatus] = [:]

  /// The controllers of screens, by the numbers of their nodes.
  internal var controllers: [Int: FormerFocus] = [:]

  /// A Boolean value that indicates whether a presented screen is being mounted.
  internal var isPresenting = false

  /// The presentations that have been requested in the meantime.
  internal var waitingPresentations: [() -> Void] = []

  /// A Boolean value that indicates whether the app at the root has been launched.
  internal var hasLaunched = false
}
