/// The occurrence that calls the handlers of an ``Event``.
@usableFromInline package enum Trigger: Hashable, Sendable {
  /// One of several control events.
  case control(ControlEvents)

  /// An event with a name.
  case named(String)

  /// A step of the appearance of a screen or a widget, which a live tree looks for.
  case appearance(AppearanceStep)

  internal var isAppearance: Bool { if case .appearance = self { true } else { false } }

  /// Returns whether handlers with this trigger are called for another trigger.
  package func includes(_ other: Trigger) -> Bool {
    switch (self, other) {
    case (.control(let mine), .control(let theirs)): !mine.isDisjoint(with: theirs)
    case (.named(let mine), .named(let theirs)): mine == theirs
    case (.appearance(let mine), .appearance(let theirs)): mine == theirs
    default: false
    }
  }
}

extension Trigger: CustomStringConvertible {
  /// The name, or the names of the control events.
  @usableFromInline package var description: String {
    switch self {
    case .control(let events): "action(\(events))"
    case .named(let name): name
    case .appearance(let step): "\(step)"
    }
  }
}

/// A step in the appearance or disappearance of a screen or a widget.
@usableFromInline package enum AppearanceStep: Hashable, Sendable {
  /// A screen is about to appear.
  case willAppear
  /// A widget appears for the first time.
  case onAppearOnce
  /// A widget appears.
  case onAppear
  /// A screen has appeared.
  case didAppear
  /// A screen is about to disappear.
  case willDisappear
  /// A widget disappears.
  case onDisappear
  /// A screen has disappeared.
  case didDisappear
  /// Traits of the surroundings have changed.
  case traitCollectionDidChange
  /// A stack is about to show another screen.
  case willShow
  /// A stack shows another screen.
  case didShow
}
