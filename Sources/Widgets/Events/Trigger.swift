/// What has to happen for the handlers of an ``Event`` to be called.
public enum Trigger: Hashable, Sendable {
  /// One of the events of controls.
  case control(ControlEvents)

  /// An event of that name.
  case named(String)

  /// Whether handlers that wait for this are called when `other` happens.
  public func includes(_ other: Trigger) -> Bool {
    switch (self, other) {
    case (.control(let mine), .control(let theirs)): !mine.isDisjoint(with: theirs)
    case (.named(let mine), .named(let theirs)): mine == theirs
    default: false
    }
  }
}

extension Trigger: CustomStringConvertible {
  /// The name, or the names of the control events.
  public var description: String {
    switch self {
    case .control(let events): "action(\(events))"
    case .named(let name): name
    }
  }
}
