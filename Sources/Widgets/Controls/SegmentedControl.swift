import Foundation
import Mod

/// A row of segments of which one is selected: a model of `UISegmentedControl`.
///
/// ```swift
/// let span = SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(1), .each(\.segments, .width(80)))
/// ```
public struct SegmentedControl: Control {
  /// The index of the selected segment if there is none.
  public static let noSegment = -1

  /// The segments, in the direction of reading. None by default.
  public var segments: [Segment] = [] { didSet { selectedSegmentIndex = existingIndex } }

  /// The index of the selected segment, or ``noSegment`` if there is none. ``noSegment`` by default.
  public var selectedSegmentIndex = noSegment { didSet { selectedSegmentIndex = existingIndex } }

  /// Whether a tap does not leave the segment selected. `false` by default.
  public var isMomentary = false

  /// Whether the widths of segments follow their content instead of being equal. `false` by default.
  public var apportionsSegmentWidthsByContent = false

  /// The color of the selected segment, or `nil` for the system's. `nil` by default.
  public var selectedSegmentTintColor: Color?

  /// The text attributes of titles for each state. By default `nil`, for the system's.
  @ControlStateValues public var titleTextAttributes: TextAttributes?

  /// The image behind the segments for each state. By default `nil`, for the system's.
  @ControlStateValues public var backgroundImage: Image?

  /// The offset of the content of all segments, in points. Zero by default.
  public var contentPositionAdjustment = Offset.zero

  /// The image between segments, or `nil` for the system's. `nil` by default.
  public var dividerImage: Image?

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.control

  /// Creates a control without segments.
  public init() {}

  /// Creates a control with segments, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ segments: [Segment], _ mods: Mod<Self>...) {
    self.init()
    self.segments = segments
    Mod(list: mods)(&self)
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Returns the text attributes of titles in a state.
  public func titleTextAttributes(for state: ControlState) -> TextAttributes? {
    $titleTextAttributes.value(for: state)
  }

  /// Returns the image behind the segments in a state.
  public func backgroundImage(for state: ControlState) -> Image? { $backgroundImage.value(for: state) }

  /// Sets the text attributes of titles in a state, or removes them with `nil`.
  public mutating func setTitleTextAttributes(_ attributes: TextAttributes?, for state: ControlState) {
    $titleTextAttributes[state] = attributes
  }

  /// Sets the image behind the segments in a state, or removes it with `nil`.
  public mutating func setBackgroundImage(_ image: Image?, for state: ControlState) {
    $backgroundImage[state] = image
  }

  private var existingIndex: Int {
    segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : Self.noSegment
  }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension SegmentedControl {
  /// The properties that users change: the selected segment.
  public static let userEditable = [EditableProperty(\SegmentedControl.selectedSegmentIndex)]
}

extension PropertyNames where Root == SegmentedControl {
  /// The segments, in the direction of reading. None by default.
  @inlinable public static var segments: Property<Root, [SegmentedControl.Segment]> { Property { $1(&$0.segments) } }

  /// The index of the selected segment, or `noSegment` if there is none. `noSegment` by default.
  @inlinable public static var selectedSegmentIndex: Property<Root, Int> { Property { $1(&$0.selectedSegmentIndex) } }

  /// Whether a tap does not leave the segment selected. `false` by default.
  @inlinable public static var isMomentary: Property<Root, Bool> { Property { $1(&$0.isMomentary) } }

  /// Whether the widths of segments follow their content instead of being equal. `false` by default.
  @inlinable public static var apportionsSegmentWidthsByContent: Property<Root, Bool> {
    Property { $1(&$0.apportionsSegmentWidthsByContent) }
  }

  /// The color of the selected segment, or `nil` for the system's. `nil` by default.
  @inlinable public static var selectedSegmentTintColor: Property<Root, Color?> {
    Property { $1(&$0.selectedSegmentTintColor) }
  }

  /// The text attributes of titles for each state. By default `nil`, for the system's.
  @inlinable public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }

  /// Names `titleTextAttributes` in a state.
  @inlinable public static func titleTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("titleTextAttributes(for: \(state))") { $1(&$0.$titleTextAttributes[state]) }
  }

  /// The image behind the segments for each state. By default `nil`, for the system's.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// Names `backgroundImage` in a state.
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }

  /// The offset of the content of all segments, in points. Zero by default.
  @inlinable public static var contentPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.contentPositionAdjustment) }
  }

  /// The image between segments, or `nil` for the system's. `nil` by default.
  @inlinable public static var dividerImage: Property<Root, Image?> { Property { $1(&$0.dividerImage) } }
}

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
    @Themed public var width = 0.0

    /// The offset of the content from the center of the segment. Zero by default.
    @Themed public var contentOffset = CGSize.zero

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
