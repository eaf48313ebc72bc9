import Layout
import Widgets

extension Preview.HTML {
  /// The layouts of the children of a container.
  package enum Arrangement: Int {
    /// On top of each other, according to their positions and frames.
    case overlay
    /// Side by side.
    case row
    /// One below the other.
    case column
    /// Alone, as the outermost widget.
    case page

    /// The axis along which the children share the space, if they do.
    internal var axis: Axis? {
      switch self {
      case .row: .horizontal
      case .column: .vertical
      case .overlay, .page: nil
      }
    }
  }

  /// The share of the current widget in the space of its stack.
  internal struct Space {
    /// Whether the element of the widget has been opened.
    var hasBegun = false

    /// Whether the widget is hidden.
    var isHidden = false

    /// The share of the widget; `nil` if its content determines it, or before its element has been opened.
    var flex: Flex?

    /// The attributes of the widget, if its content determines its share.
    var attributes: Boxed<ViewAttributes>?

    /// The axis of the widget, if it is a stack.
    var axis: Axis?

    /// The index of the gap for the widget, if there is one.
    var gap: Int?

    /// The number of widgets that have been written inside.
    var count = 0

    /// The sum of the shares of the widgets inside.
    var inside = FlexSum()

    /// The widget's share of the space of its container, after it has been written; `nil` if it is hidden.
    var share: Flex? {
      guard hasBegun else { return .open }
      return isHidden ? nil : flex ?? inside.flex(of: axis).stated(by: attributes)
    }
  }

  /// A gap among the classes of a container, which is filled after its content has been written.
  internal struct Gap {
    /// The offset of the gap; negative until the class attribute has been written.
    var offset: Int
    var classes: [UInt8] = []
  }

  /// Records that the element of the widget has been opened, with a gap at an offset if it is a container.
  internal mutating func begin(_ view: View, _ flex: Flex?, gapAt offset: Int = -1, along axis: Axis? = nil) {
    guard !space.hasBegun else { return }
    begin(flex?.stated(by: view), isHidden: view.isHidden)
    guard flex == nil else { return }
    space.attributes = view.attributes
    space.axis = axis
    guard arrangement.axis != nil else { return }
    space.gap = sink.gaps.count
    sink.gaps.append(Gap(offset: offset))
  }

  /// Records that the element of a widget with a share has been opened.
  internal mutating func begin(_ share: Flex?, isHidden: Bool) {
    guard !space.hasBegun else { return }
    space.hasBegun = true
    space.isHidden = isHidden
    space.flex = share
  }

  /// Writes a widget, and records its share of the space of its container.
  internal mutating func addInSpace(_ write: (inout Preview.HTML) -> Void) {
    place.path?.append(space.count)
    space.count += 1
    var space = Space()
    swap(&space, &self.space)
    write(&self)
    swap(&space, &self.space)
    place.path?.removeLast()
    // An empty container takes any space, according to the rules of its kind.
    if let gap = space.gap, space.count > 0, let axis = arrangement.axis {
      fill(gap, with: (space.flex ?? space.inside.flex(of: space.axis))[axis])
    }
    if let share = space.share { self.space.inside.add(share) }
  }

  private mutating func fill(_ gap: Int, with pull: Flex.Pull) {
    let (grow, shrink) = (FlexStep(pull.hugging), FlexStep(pull.resistance))
    if sink.keepsTokens { return sink.setGrowth(grow, shrink, at: sink.gaps[gap].offset) }
    if let kind = ElementKind.growing(grow) { fill(gap, with: kind) }
    if let kind = ElementKind.shrinking(shrink) { fill(gap, with: kind) }
  }

  private mutating func fill(_ gap: Int, with kind: ElementKind) {
    sheet.use(kind)
    sink.gaps[gap].classes.write(" ")
    sink.gaps[gap].classes.write(kind.name)
  }

  /// The written bytes, with all gaps filled.
  internal var filled: [UInt8] {
    if sink.gaps.allSatisfy({ $0.classes.isEmpty }) { return sink.utf8 }
    var filled: [UInt8] = []
    filled.reserveCapacity(sink.utf8.count + sink.gaps.count * 8)
    var start = 0
    for gap in sink.gaps where !gap.classes.isEmpty {
      filled.append(contentsOf: sink.utf8[start..<gap.offset])
      filled.append(contentsOf: gap.classes)
      start = gap.offset
    }
    filled.append(contentsOf: sink.utf8[start...])
    return filled
  }
}
