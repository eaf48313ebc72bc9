/// The transition of a screen, as a hint for renderers. See ``TreeChange/transition(_:_:)``.
public enum ScreenTransition: Hashable, Sendable {
  /// A screen is pushed onto a stack.
  case push
  /// One or more screens are popped from a stack.
  case pop
  /// A screen is presented over all others, in its style.
  case present(ModalTransitionStyle)
  /// A presented screen is dismissed, in its style.
  case dismiss(ModalTransitionStyle)
  /// The content of a screen fades into another.
  case crossDissolve
}

extension ScreenTransition: CustomStringConvertible {
  /// The name, with the style unless it is the default: `present`, `dismiss (flipHorizontal)`.
  public var description: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .present(let style): "present" + style.note
    case .dismiss(let style): "dismiss" + style.note
    case .crossDissolve: "crossDissolve"
    }
  }
}

extension ModalTransitionStyle {
  fileprivate var note: String { self == .coverVertical ? "" : " (\(self))" }
}
