/// The behaviors of a model, in a list for each role.
@usableFromInline package struct BehaviorLists: Sendable {
  /// Updates of properties from signals, in one direction or both. A later binding replaces an earlier one of the
  /// property.
  package var bindings: [any ActiveBehavior] = []

  /// Handlers of events, which are all called.
  package var handlers: [any AnsweringBehavior] = []

  /// A Boolean value that indicates whether a handler waits for an appearance, which no action on the model causes.
  package private(set) var haveAppearanceHandlers = false

  /// Answers to questions of the model. A later delegate replaces an earlier one with the same name.
  package var delegates: [any Behavior] = []

  /// Whether a delegate decides about opening links.
  internal var askAboutLinks: Bool { delegates.contains { $0.name == "shouldInteractWithURL" } }

  /// Changes of the model before its bindings start.
  package var preparations: [any ActiveBehavior] = []

  /// Activities that start after the bindings and the descendants.
  package var finalizations: [any ActiveBehavior] = []

  /// The owner of subscriptions. A later one replaces it.
  package var lifetimes: (any ActiveBehavior)?

  /// Changes of the environment of components inside. A later change of the same value replaces an earlier one.
  internal var environment: [any EnvironmentChange] = []

  /// Changes of widgets inside the model.
  internal var stylings: [any EnvironmentChange] = []

  /// Properties that are protected from stylings.
  internal var ownSettings: [any KeptProperty] = []

  /// Changes of the appearance in states.
  internal var overlays: [any Overlay] = []

  /// The node of a live tree that the model comes from, for renderers that lead back to it.
  package var origin: Origin?

  /// The content of the model, if it is shown by a preview. It does not affect the behavior of the model.
  internal var previewedContent: PreviewedContent?

  internal var haveConclusions: Bool { !finalizations.isEmpty || lifetimes != nil }

  /// The activities that start after the descendants have been mounted.
  package var conclusions: [any ActiveBehavior] {
    guard let lifetimes else { return finalizations }
    return finalizations + [lifetimes]
  }

  internal var all: [any Behavior] { acting + ownSettings.map { $0 } + overlays.map { $0 } }

  /// The behaviors that change more than the properties of the model itself.
  internal var acting: [any Behavior] {
    // A conversion of a whole array would look up the conformance of each element.
    let active = bindings.map { $0 as any Behavior } + handlers.map { $0 as any Behavior }
    let passive = (preparations + conclusions).map { $0 as any Behavior } + delegates
    return active + passive + (environment + stylings).map { $0 }
  }

  /// Whether there are other behaviors than bindings and handlers of actions.
  internal var haveOthers: Bool {
    !delegates.isEmpty || !preparations.isEmpty || !finalizations.isEmpty || lifetimes != nil || !environment.isEmpty
      || !stylings.isEmpty || !ownSettings.isEmpty || !overlays.isEmpty || origin != nil
      || previewedContent != nil || haveAppearanceHandlers
  }

  /// Adds a binding. It replaces an earlier one of the same property.
  package mutating func bind(_ binding: some ActiveBehavior) {
    if !bindings.isEmpty { bindings.removeAll { $0.subject == binding.subject } }
    removeTokenBindings { $0 == binding.subject }
    bindings.append(binding)
  }

  /// Adds a handler of an occurrence.
  package mutating func handle(_ trigger: Trigger, by handler: some AnsweringBehavior) {
    handlers.append(handler)
    if trigger.isAppearance { haveAppearanceHandlers = true }
  }

  /// Adds a delegate. It replaces an earlier one with the same name.
  internal mutating func delegate(to delegate: some Behavior) {
    delegates.removeAll { $0.name == delegate.name }
    delegates.append(delegate)
  }

  /// Adds a change of the environment. It replaces an earlier one of the same value.
  internal mutating func handDown(_ change: some EnvironmentChange) {
    environment.removeAll { change.replaces($0) }
    environment.append(change)
  }

  /// Adds the behaviors of another model, which replace some of these.
  internal mutating func append(contentsOf others: BehaviorLists) {
    for binding in others.bindings { bind(binding) }
    handlers += others.handlers
    haveAppearanceHandlers = haveAppearanceHandlers || others.haveAppearanceHandlers
    for delegate in others.delegates { self.delegate(to: delegate) }
    preparations += others.preparations
    finalizations += others.finalizations
    lifetimes = others.lifetimes ?? lifetimes
    for change in others.environment { handDown(change) }
    stylings += others.stylings
    ownSettings += others.ownSettings
    for overlay in others.overlays { self.overlay(overlay) }
    origin = others.origin ?? origin
    previewedContent = others.previewedContent ?? previewedContent
  }
}

extension BehaviorLists: Equatable {
  /// Returns whether two models have equal behaviors of each role, in the same order.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  @usableFromInline package static func == (first: BehaviorLists, second: BehaviorLists) -> Bool {
    first.bindings.elementsEqual(second.bindings) { $0.isEqual(to: $1) }
      && first.handlers.elementsEqual(second.handlers) { $0.isEqual(to: $1) }
      && first.delegates.elementsEqual(second.delegates) { $0.isEqual(to: $1) }
      && first.preparations.elementsEqual(second.preparations) { $0.isEqual(to: $1) }
      && first.conclusions.elementsEqual(second.conclusions) { $0.isEqual(to: $1) }
      && first.environment.elementsEqual(second.environment) { $0.isEqual(to: $1) }
      && first.stylings.elementsEqual(second.stylings) { $0.isEqual(to: $1) }
      && first.ownSettings.elementsEqual(second.ownSettings) { $0.isEqual(to: $1) }
      && first.overlays.elementsEqual(second.overlays) { $0.isEqual(to: $1) } && first.origin === second.origin
  }
}
