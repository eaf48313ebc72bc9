import Foundation
import Widgets

/// The swipe actions of a row.
///
/// They are invisible before the swipe, except in text. In a browser, a pointer and the keyboard reach them.
internal struct SwipeActions: Widget {
  internal var leading: [SwipeAction] = []
  internal var trailing: [SwipeAction] = []
  internal var attributes = ViewAttributes.fresh

  internal init() {}

  internal init(_ row: CellModel) {
    leading = row.leadingSwipeActions
    trailing = row.trailingSwipeActions
  }
}

extension SwipeActions: TextSummarized {
  internal var textSummary: ([String], any Widget) { ((leading + trailing).flatMap { quoted($0.title) }, Self()) }
}

extension SwipeActions: HTMLRepresentable {
  /// Writes a button for each action.
  internal func write(to html: inout Preview.HTML) {
    html.open("div", .swipeActions, View(attributes), role: .group)
    html.close()
    for action in leading { html.add(action) }
    html.begin("i")
    html.end("i")
    // The first action is at the edge.
    for action in trailing.reversed() { html.add(action) }
    html.end("div")
  }
}

extension Preview.HTML {
  fileprivate mutating func add(_ action: SwipeAction) {
    style.declare("background", action.backgroundColor)
    openUnstyled("button", type: "button", .swipeAction, modifier: action.style == .destructive ? " destructive" : "")
    close()
    if let image = action.image { add(image, isDecorative: true) }
    text(action.title)
    end("button")
  }
}

extension Kind {
  internal static let swipeAction = Kind("SwipeAction", css: "")

  internal static let swipeActions = Kind(
    "SwipeActions", flex: .open,
    css: """
      .SwipeActions{display:flex;pointer-events:none;opacity:0}
      .SwipeActions>i{flex:1 1 0}
      .SwipeAction{padding:0 16px;background:var(--systemGray);color:#fff;pointer-events:auto}
      .SwipeAction:where(.destructive){background:var(--systemRed)}
      .View:hover>.SwipeActions,.SwipeActions:focus-within{opacity:1}
      """)
}
