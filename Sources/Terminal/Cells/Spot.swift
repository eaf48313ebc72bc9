import Foundation
import Layout
import Live
import Widgets

/// The cells of a widget of a live tree, or of a part that users can operate.
package struct Spot: Sendable {
  /// The node of the widget or the item.
  package let origin: Origin

  /// The part, or `nil` for the whole widget.
  package let element: Element?

  /// The rectangle on the grid, which may be partly outside of ``clip``.
  package let frame: CGRect

  /// The visible rectangle of the grid.
  package let clip: CGRect

  /// The size of scrolling content, in cells, except for lists.
  package var content: CGSize?

  /// The number of rows of the content that do not fit.
  var hiddenRows = 0

  /// The bar beside content with hidden rows.
  var bar: ScrollBar?

  /// The cells in which a thumb moves, if the widget has one.
  var track: CGRect?

  /// Whether the language is written from right to left, so that the bar is at the left.
  var isRightToLeft = false

  /// The node of the widget that contains the part, or `nil` for a whole widget.
  let owner: Int?

  /// Whether the widget itself shows that it receives keys. Otherwise its cells are reversed.
  var showsFocus = false

  /// Whether the cells are reversed because the widget, or the content of an item, receives keys.
  var reversesFocus: Bool {
    element == nil && !showsFocus && (origin.isFocused || owner != nil && origin.holdsFocus)
  }

  /// The visible cells.
  package var visible: CGRect { frame.intersection(clip) }

  /// A part of a widget.
  package enum Element: Hashable, Sendable {
    /// The button that goes back.
    case back
    /// The button that clears a text.
    case clear
    /// A button of a search bar.
    case button(SearchBarButton)
    /// A part that receives keys by itself.
    case part(FocusPart)
    /// A part that changes the value of the widget: a segment, a page, a scope, a tab, or a half of a stepper.
    case operation(ControlOperation)
    /// A row of a wheel, by its distance from the selected row.
    case wheel(component: Int, distance: Int)
    /// A day of a month.
    case day(Int)
    /// A sign that shows another month, by its distance.
    case month(Int)
    /// A date that opens a calendar.
    case calendar
    /// A swipe action, by its index from the edge.
    case swipeAction(Int)
    /// A title of the index of a table.
    case indexTitle(String)
    /// A control of a row of a table.
    case rowControl(Origin.RowControl)
  }
}

extension Spot {
  /// Creates the spot of a touched widget.
  fileprivate init(_ hit: Hit) {
    self.init(
      origin: hit.origin, element: hit.origin.rowControl.map { .rowControl($0) }, frame: hit.frame, clip: hit.clip,
      content: nil, owner: nil)
  }
}

extension Grid {
  /// Returns the spot that a touch of a cell reaches, or `nil` for none.
  ///
  /// It is the spot in front that takes touches. Clipped and covered widgets are not reached.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  package func spot(x: Int, y: Int) -> Spot? {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    guard let hit = placed?.hit(at: point), hit.clip.contains(point) else { return nil }
    let part = spots.last { $0.owner == hit.origin.node && $0.visible.contains(point) }
    return part ?? Spot(hit)
  }

  /// Returns the number of the node below the pointer in a cell, or `nil` if there is none.
  ///
  /// It is the node in front, also if it takes no touches, such as a label.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  func hoveredNode(x: Int, y: Int) -> Int? {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    guard let hit = placed?.hit(at: point, isHovering: true), hit.clip.contains(point) else { return nil }
    return hit.origin.node
  }
}

extension Grid {
  /// A scroll bar on the grid.
  struct PlacedBar {
    let bar: ScrollBar

    /// The spot of the scrolled widget, or `nil` for the whole tree.
    let spot: Spot?

    /// The row of its first cell.
    let top: Int
  }

  /// Returns the scroll bar in a cell, unless something covers it.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  func scrollBar(x: Int, y: Int) -> PlacedBar? {
    if let bar, x == width - 1 { return PlacedBar(bar: bar, spot: nil, top: 0) }
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    guard let hit = placed?.hit(at: point), hit.clip.contains(point),
      let spot = spots.last(where: { $0.element == nil && $0.origin.node == hit.origin.node }), let bar = spot.bar,
      bar.column(in: spot.frame, isRightToLeft: spot.isRightToLeft).contains(point)
    else { return nil }
    return PlacedBar(bar: bar, spot: spot, top: Int(bounded: spot.frame.minY) + bar.border)
  }
}

extension Grid {
  /// Returns whether a presented screen is in front, and a cell is beside it.
  package func isBesidePresented(x: Int, y: Int) -> Bool {
    guard let presented else { return false }
    return !presented.frame.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
  }

  /// The presented screen in front, if there is one.
  internal var presented: Placed? {
    guard let placed, placed.type.id == ObjectIdentifier(Covered.self), let layers = placed.children.first?.children,
      layers.count > 2
    else { return nil }
    return layers.last
  }
}

extension Grid {
  /// The widgets of a live tree that have been drawn, and the letters of the text that is edited.
  struct Places {
    var spots: [Spot] = []
    var letters: [(x: Int, y: Int, offset: Int)] = []

    /// The row of the caret, which may be out of view.
    var caretRow: Int?
  }

  /// The widgets of a live tree and their operable parts, from back to front.
  ///
  /// - Complexity: O(1), but O(*n*) for *n* visible widgets if only a part of them has been drawn in this frame.
  package var spots: [Spot] { allPlaces.spots }

  /// The cells of the characters of the text that is edited, with their UTF-16 offsets.
  ///
  /// - Complexity: That of ``spots``.
  package var letters: [(x: Int, y: Int, offset: Int)] { allPlaces.letters }

  /// The row of the caret, which may be out of view.
  ///
  /// - Complexity: That of ``spots``.
  package var caretRow: Int? { allPlaces.caretRow }

  private var allPlaces: Places {
    guard let draw = drawAll else { return places }
    let whole = Grid(placesOf: self)
    draw(whole)
    (places, drawAll) = (whole.places, nil)
    return places
  }
}
