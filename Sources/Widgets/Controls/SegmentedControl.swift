import Mod

/// A row of segments of which one is chosen: a model of `UISegmentedControl`.
///
/// ```swift
/// let span = SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(1), .each(\.segments, .width(80)))
/// ```
public struct SegmentedControl: Control {
  /// The index that means that no segment is chosen.
  public static let noSegment = -1

  /// The segments, in the direction of reading. None by default.
  public var segments: [Segment] = [] { didSet { selectedSegmentIndex = existingIndex } }

  /// Which segment is chosen, counted from 0; ``noSegment`` by default, and where there is no such segment.
  public var selectedSegmentIndex = noSegment { didSet { selectedSegmentIndex = existingIndex } }

  /// Whether segments spring back when they are tapped, and none stays chosen. `false` by default.
  public var isMomentary = false

  /// Whether segments without a width of their own are as wide as they need, and not all alike. `false` by default.
  public var apportionsSegmentWidthsByContent = false

  /// The colour of the chosen segment; `nil`, the default, for the system's.
  public var selectedSegmentTintColor: Color?

  /// How titles are written, for each state. `nil` by default, as the system does.
  @ControlStateValues public var titleTextAttributes: TextAttributes?

  /// The picture behind the segments, for each state. `nil` by default, for the system's.
  @ControlStateValues public var backgroundImage: Image?

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.control

  /// Makes a control without segments.
  public init() {}

  /// Makes a control of segments, and applies the Mods to it, in their order.
  @inlinable
  @inline(__always)
  public init(_ segments: [Segment], _ mods: Mod<Self>...) {
    self.init()
    self.segments = segments
    Mod(list: mods)(&self)
  }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// How titles are written in a state.
  public func titleTextAttributes(for state: ControlState) -> TextAttributes? {
    $titleTextAttributes.value(for: state)
  }

  /// The picture behind the segments in a state.
  public func backgroundImage(for state: ControlState) -> Image? { $backgroundImage.value(for: state) }

  /// Sets how titles are written in a state; `nil` as in the normal state.
  public mutating func setTitleTextAttributes(_ attributes: TextAttributes?, for state: ControlState) {
    $titleTextAttributes[state] = attributes
  }

  /// Gives the segments a background for a state; `nil` for that of the normal state.
  public mutating func setBackgroundImage(_ image: Image?, for state: ControlState) {
    $backgroundImage[state] = image
  }

  private var existingIndex: Int {
    segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : Self.noSegment
  }
}

extension SegmentedControl {
  /// Users change the selected segment.
  public static let userEditable = [EditableProperty(\SegmentedControl.selectedSegmentIndex)]
}

extension PropertyNames where Root == SegmentedControl {
  /// Names ``SegmentedControl/segments``.
  @inlinable public static var segments: Property<Root, [SegmentedControl.Segment]> { Property { $1(&$0.segments) } }
  /// Names ``SegmentedControl/selectedSegmentIndex``.
  @inlinable public static var selectedSegmentIndex: Property<Root, Int> { Property { $1(&$0.selectedSegmentIndex) } }
  /// Names ``SegmentedControl/isMomentary``.
  @inlinable public static var isMomentary: Property<Root, Bool> { Property { $1(&$0.isMomentary) } }
  /// Names ``SegmentedControl/apportionsSegmentWidthsByContent``.
  @inlinable public static var apportionsSegmentWidthsByContent: Property<Root, Bool> {
    Property { $1(&$0.apportionsSegmentWidthsByContent) }
  }
  /// Names ``SegmentedControl/selectedSegmentTintColor``.
  @inlinable public static var selectedSegmentTintColor: Property<Root, Color?> {
    Property { $1(&$0.selectedSegmentTintColor) }
  }
  /// Names ``SegmentedControl/titleTextAttributes`` of the normal state.
  @inlinable public static var titleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.titleTextAttributes) }
  }
  /// Names how titles are written in a state.
  @inlinable public static func titleTextAttributes(for state: ControlState) -> Property<Root, TextAttributes?> {
    Property("titleTextAttributes(for: \(state))") { $1(&$0.$titleTextAttributes[state]) }
  }
  /// Names ``SegmentedControl/backgroundImage`` of the normal state.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  /// Names the picture behind the segments in a state.
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }
}
