import Foundation
import Widgets

/// The units of a layout: the points of a screen, or the cells of a terminal.
///
/// The rules of stacks, margins and frames are the same for every ruler; the sizes of labels and switches, and
/// distances, differ. A ruler returns lengths that can be added up, whatever numbers a widget contains: see
/// `Double.bounded`.
package protocol Ruler {
  /// Returns the size of the content of a widget without children, at a width if one is given.
  func need(of node: LayoutNode, width: Double?) -> Need

  /// Returns a distance, given in points, in the units of this ruler.
  func length(_ points: Double, along axis: Axis) -> Double

  /// Returns the distance in points by which content is scrolled, converted as any other distance by default.
  func offset(_ points: Double, along axis: Axis) -> Double

  /// Returns the least length of a widget, given in points.
  func minimum(_ points: Double, along axis: Axis) -> Double

  /// Returns the height of a widget that prefers a height in the units of this ruler: by default, that height.
  func height(_ wish: Double, of widget: any Widget, _ view: View, _ type: WidgetTypes.Entry) -> Double

  /// Returns the space between two widgets of a stack, given in points.
  func gap(_ points: Double, along axis: Axis) -> Double

  /// The least distance between two positions.
  var unit: Double { get }

  /// Returns the distance of the first baseline from the top of a widget's content, if there is one.
  func baseline(of node: LayoutNode) -> Double?

  /// Whether the transforms of widgets show. `false` by default.
  var showsTransforms: Bool { get }

  /// Whether texts follow the text size of the environment. `false` by default.
  var followsTextSize: Bool { get }

  /// Whether a row makes space for its open swipe actions by moving out of view, as on a phone, and not by becoming
  /// narrower. `true` by default.
  var movesSwipedRows: Bool { get }

  /// Returns the width of a border, on which nothing else can be drawn.
  func border(of node: LayoutNode) -> Double

  /// Whether lists that do not all fit get equal shares of the space. `false` by default.
  var squeezesListsEvenly: Bool { get }

  /// Whether buttons or texts in a row that do not all fit get equal shares of the space, so that short ones stay
  /// whole. `false` by default.
  var squeezesTextsEvenly: Bool { get }

  /// Returns the length below which the content of a widget shows nothing, in a stack with too little space: by
  /// default, 0.
  func least(of node: LayoutNode, along axis: Axis) -> Double

  /// Returns the width of the bar beside content that is higher than its scroll view, or beside a table or a collection
  /// with hidden rows. 0 by default.
  func scrollBarWidth(of node: LayoutNode) -> Double

  /// Returns the length by which the content of a widget is scrolled if it is higher than the widget, or `nil` if such
  /// content is cut off or squeezed, as by default.
  func scrolledLength(of node: LayoutNode) -> Double?

  /// Returns the height of a table or a collection at a width, given the height of its visible rows. The latter by
  /// default.
  func height(ofList node: LayoutNode, showing content: Double, width: Double?) -> Double
}

extension Ruler {
  @inlinable package var showsTransforms: Bool { false }

  package func height(_ wish: Double, of widget: any Widget, _ view: View, _ type: WidgetTypes.Entry) -> Double { wish }
  @inlinable package var followsTextSize: Bool { false }

  @inlinable package var squeezesListsEvenly: Bool { false }

  @inlinable package var squeezesTextsEvenly: Bool { false }

  @inlinable package func least(of node: LayoutNode, along axis: Axis) -> Double { 0 }

  @inlinable package var movesSwipedRows: Bool { true }

  @inlinable package func scrollBarWidth(of node: LayoutNode) -> Double { 0 }

  @inlinable package func scrolledLength(of node: LayoutNode) -> Double? { nil }

  /// Returns the nearest position.
  @inlinable package func rounded(_ length: Double) -> Double { (length / unit).rounded() * unit }

  @inlinable package func offset(_ points: Double, along axis: Axis) -> Double { length(points, along: axis) }

  @inlinable package func minimum(_ points: Double, along axis: Axis) -> Double { length(points, along: axis) }

  @inlinable package func gap(_ points: Double, along axis: Axis) -> Double { length(points, along: axis) }

  @inlinable package func height(ofList node: LayoutNode, showing content: Double, width: Double?) -> Double { content }

  @inlinable package func insets(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: length(insets.top, along: .vertical), leading: length(insets.leading, along: .horizontal),
      bottom: length(insets.bottom, along: .vertical), trailing: length(insets.trailing, along: .horizontal))
  }
}
