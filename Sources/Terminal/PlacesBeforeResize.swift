import Layout
import Live

/// The scroll offsets of contents before the terminal gets another size.
///
/// A small terminal scrolls contents to keep the focus in view, and a large one because they are shorter than its
/// height. Contents return if neither the user nor the program has scrolled since.
@MainActor internal struct PlacesBeforeResize {
  private let lastFrame: LastFrame
  private let top: Int
  private let places: [Int: KeptPlace]

  /// The places in the frame after the last resize, from which contents return.
  private var now: (top: Int, places: [Int: KeptPlace])?

  /// Records the offsets of the contents of a frame.
  internal init(in grid: Grid, of session: TerminalSession) {
    (lastFrame, top) = (session.lastFrame, session.top)
    places = grid.spots.reduce(into: [:]) { places, spot in
      if spot.element == nil { places[spot.origin.node] = session.tracer.node(spot.origin.node)?.keptPlace }
    }
  }

  /// Records the places after a resize.
  internal mutating func settle(in session: TerminalSession) {
    now = (session.top, places.reduce(into: [:]) { $0[$1.key] = session.tracer.node($1.key)?.keptPlace })
  }

  /// Scrolls to the offsets before the first resize, except for contents that were scrolled since the last resize.
  internal func restore(in session: TerminalSession) {
    guard let now else { return }
    if session.top == now.top { session.top = top }
    for (id, place) in places where place != now.places[id] {
      guard let node = session.tracer.node(id), node.keptPlace == now.places[id] else { continue }
      node.scroll(backTo: place)
    }
    session.lastFrame = lastFrame
  }
}
