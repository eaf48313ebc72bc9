import Foundation
import Mod

/// The attributes that few values of the type ``StackView`` set.
internal struct StackViewExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(StackViewExtras())

  internal var isBaselineRelativeArrangement = false
  internal var isLayoutMarginsRelativeArrangement = false
  internal var customSpacing: [Int: Double] = [:]
}

extension StackView {
  /// Whether vertical space is measured between baselines instead of edges. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var isBaselineRelativeArrangement: Bool {
    get { extras.value.isBaselineRelativeArrangement }
    _modify { yield &extras.value.isBaselineRelativeArrangement }
  }

  /// Whether the widgets stay inside the stack's layout margins. `false` by default.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { extras.value.isLayoutMarginsRelativeArrangement }
    _modify { yield &extras.value.isLayoutMarginsRelativeArrangement }
  }

  /// The spaces after single widgets that differ from ``spacing``, by the index of the widget. Empty by default.
  public var customSpacing: [Int: Double] {
    get { extras.value.customSpacing }
    _modify { yield &extras.value.customSpacing }
  }
}
