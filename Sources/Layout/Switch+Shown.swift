import Widgets

extension Switch {
  /// Whether the switch is a box with a check mark.
  package var isBox: Bool { preferredStyle == .checkbox }

  /// The title beside the box, which a sliding switch does not show.
  package var shownTitle: String? { isBox ? title : nil }
}
