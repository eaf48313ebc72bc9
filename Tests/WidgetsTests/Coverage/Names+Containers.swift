import Mod
import Widgets

extension Names where Root: Container {
  /// The children of a container, which it stores under UIKit's name.
  static func children(in home: String) -> Names { Names(.children, in: [home]) }
}

extension Names<StackView> {
  static var own: Names {
    Names(
      .arrangedSubviews, .axis, .alignment, .distribution, .spacing, .customSpacing, .isBaselineRelativeArrangement,
      .isLayoutMarginsRelativeArrangement
    )
  }
}

extension Axis: Sampled {}
extension StackView.Alignment: Sampled {}
extension StackView.Distribution: Sampled {}
