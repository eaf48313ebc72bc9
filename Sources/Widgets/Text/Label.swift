import Foundation
import Mod

/// Text that cannot be edited: a model of `UILabel`.
///
/// ```swift
/// let label = Label("Views", .font(.body), .textColor(.secondaryLabel), .numberOfLines(0))
/// print(label)  // Label(text: "Views", font: .body, textColor: .secondaryLabel, numberOfLines: 0)
/// ```
public struct Label: TextDisplaying, Highlightable, Switchable {
  /// The text with its font, color and alignment.
  public var displayedText = DisplayedText.fresh

  /// The maximum number of lines, or 0 for any number. 1 by default.
  public var numberOfLines = 1

  // Attributes that few labels set are in a box of their own, so that other labels stay small.
  internal var extras = LabelExtras.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.label

  /// Creates a label without text.
  public init() {}

  /// Creates a label with a text, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ text: String?, _ mods: Mod<Self>...) {
    self.init()
    self.text = text
    Mod(list: mods)(&self)
  }
}
