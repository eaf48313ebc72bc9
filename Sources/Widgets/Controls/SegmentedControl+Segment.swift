import Foundation
import Mod

extension SegmentedControl {
  /// One of a control's segments: a title or an image. A string literal is a segment with that title.
  public struct Segment: Configurable, Inspectable, Equatable, Sendable, Switchable {
    /// The title. `nil` by default; a title takes the place of an image.
    public var title: String? { didSet { if title != nil { image = nil } } }

    /// The image. `nil` by default; an image takes the place of a title.
    public var image: Image? { didSet { if image != nil { title = nil } } }

    /// Whether it can be chosen. `true` by default.
    public var isEnabled = true

    /// The width in points. 0 by default, for what the control gives it.
    public var width = 0.0

    /// How far the content lies from the middle of the segment. Not at all by default.
    public var contentOffset = CGSize.zero

    /// Makes a segment without content.
    public init() {}

    /// Makes a segment with a title, and applies the Mods to it, in their order.
    public init(_ title: String, _ mods: Mod<Self>...) {
      self.title = title
      Mod(list: mods)(&self)
    }

    /// Makes a segment with an image, and applies the Mods to it, in their order.
    public init(_ image: Image, _ mods: Mod<Self>...) {
      self.image = image
      Mod(list: mods)(&self)
    }
  }
}

extension SegmentedControl.Segment: ExpressibleByStringLiteral {
  /// Makes a segment with a title.
  public init(stringLiteral title: String) {
    self.init(title)
  }
}

extension PropertyNames where Root == SegmentedControl.Segment {
  /// Names ``SegmentedControl/Segment/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``SegmentedControl/Segment/image``.
  @inlinable public static var image: Property<Root, Image?> { Property { $1(&$0.image) } }
  /// Names ``SegmentedControl/Segment/width``.
  @inlinable public static var width: Property<Root, Double> { Property { $1(&$0.width) } }
  /// Names ``SegmentedControl/Segment/contentOffset``.
  @inlinable public static var contentOffset: Property<Root, CGSize> { Property { $1(&$0.contentOffset) } }
}
