import Foundation
import Mod

extension SegmentedControl {
  /// A segment of a segmented control, with a title or an image. A string literal creates a segment with a title.
  public struct Segment: Configurable, Inspectable, Equatable, Sendable, Pictured, Switchable, Titled {
    /// The title, or `nil` if there is an image. Setting it removes the image. `nil` by default.
    public var title: String? { didSet { if title != nil { image = nil } } }

    /// The image, or `nil` if there is a title. Setting it removes the title. `nil` by default.
    public var image: Image? { didSet { if image != nil { title = nil } } }

    /// Whether the segment can be selected. `true` by default.
    public var isEnabled = true

    /// The width in points, or 0 for that which the control determines. 0 by default.
    public var width = 0.0

    /// The offset of the content from the center of the segment. Zero by default.
    public var contentOffset = CGSize.zero

    /// Creates a segment without content.
    public init() {}

    /// Creates a segment with a title, and applies the Mods to it, in order.
    public init(_ title: String, _ mods: Mod<Self>...) {
      self.title = title
      Mod(list: mods)(&self)
    }

    /// Creates a segment with an image, and applies the Mods to it, in order.
    public init(_ image: Image, _ mods: Mod<Self>...) {
      self.image = image
      Mod(list: mods)(&self)
    }
  }
}

extension SegmentedControl.Segment: ExpressibleByStringLiteral {
  /// Creates a segment with a title.
  public init(stringLiteral title: String) { self.init(title) }
}

extension PropertyNames where Root == SegmentedControl.Segment {
  /// The width in points, or 0 for that which the control determines. 0 by default.
  @inlinable public static var width: Property<Root, Double> { Property { $1(&$0.width) } }

  /// The offset of the content from the center of the segment. Zero by default.
  @inlinable public static var contentOffset: Property<Root, CGSize> { Property { $1(&$0.contentOffset) } }
}
