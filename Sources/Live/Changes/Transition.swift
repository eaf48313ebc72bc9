/// How a screen comes or goes: a hint for what shows it. See ``TreeChange/transition(_:_:)``.
public enum Transition: Hashable, Sendable {
  /// A screen comes onto a stack.
  case push
  /// A screen goes from a stack, or several do.
  case pop
  /// A screen comes over all others, in its style.
  case present(ModalTransitionStyle)
  /// A screen that has been presented goes, in its style.
  case dismiss(ModalTransitionStyle)
  /// The content of a screen fades into another.
  case crossDissolve
}

extension Transition: CustomStringConvertible {
  /// What is done, with the style unless it is the usual one: `present`, `dismiss (flipHorizontal)`.
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
