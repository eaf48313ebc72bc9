import Widgets

extension Switch {
  /// Whether the switch is a box with a check mark.
  internal var isBox: Bool { preferredStyle == .checkbox }

  /// The title beside the box, which a sliding switch does not show.
  internal var shownTitle: String? { isBox ? title : nil }
}
