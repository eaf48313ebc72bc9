import Layout
import Widgets

extension SwipeActions: HTMLRepresentable {
  package func write(to html: inout Preview.HTML) {
    html.open("div", .swipeActions, View(attributes), modifier: edge == nil ? "" : " open", role: .row)
    html.close()
    html.beginCell()
    if edge != nil {
      for action in open { html.add(action) }
    } else {
      for action in leading { html.add(action) }
      html.begin("i")
      html.end("i")
      for action in trailing.reversed() { html.add(action) }
    }
    html.end("div")
    html.end("div")
  }
}

extension SwipedRow: HTMLRepresentable {
  /// Writes a row that is moved aside, beside its actions.
  package func write(to html: inout Preview.HTML) {
    html.open("div", .swipedRow, View(attributes), modifier: actions.edge == .leading ? " leading" : "")
    html.close()
    html.add(children, arranged: .overlay)
    html.end("div")
  }
}

extension Preview.HTML {
  fileprivate mutating func add(_ action: SwipeAction) {
    style.declare("background", action.backgroundColor)
    openUnstyled(.button, .swipeAction, modifier: action.style == .destructive ? " destructive" : "")
    attribute("tabindex", is: "-1", if: slots != nil)
    close()
    if let image = action.image { add(image, isDecorative: !action.title.isEmpty) }
    onOneLine { $0.text(action.title) }
    end("button")
  }
}

extension ElementKind {
  internal static let swipeAction = ElementKind("SwipeAction", css: "")

  // Only the actions that can be seen take touches, so that those between and below them reach the row.
  internal static let swipeActions = ElementKind(
    "SwipeActions", flex: .open,
    css: """
      .SwipeActions{display:grid;position:relative;pointer-events:none;opacity:0}
      .SwipeActions>div{display:flex}
      .SwipeActions i{flex:1 1 0}
      .SwipeAction{display:flex;flex:none;align-items:center;justify-content:center;gap:6px;min-width:74px;\
      padding:0 16px;\
      background:var(--systemGray);color:#fff;white-space:pre}
      .SwipeAction>.Symbol{width:22px;height:22px}
      .SwipeAction:where(.destructive){background:var(--systemRed)}
      .SwipeActions:focus-within,.SwipeActions:where(.open),.View:has([role=row]:focus-visible)>.SwipeActions{opacity:1}
      .SwipeActions:focus-within .SwipeAction,.SwipeActions:where(.open) .SwipeAction,\
      .View:has([role=row]:focus-visible)>.SwipeActions .SwipeAction{pointer-events:auto}
      @media not (pointer:coarse){.View:hover>.SwipeActions{opacity:1}}
      @media not (pointer:coarse){.View:hover>.SwipeActions .SwipeAction{pointer-events:auto}}
      """)

  // The cell overflows the start of the row, which clips it.
  internal static let swipedRow = ElementKind(
    "SwipedRow", clips: true, flex: nil,
    css: """
      .SwipedRow{display:flex;justify-content:flex-end;overflow:hidden;position:relative}
      .SwipedRow:where(.leading){flex-direction:row-reverse}
      .SwipedRow>*{flex:none}
      .SwipedRow>:first-child{width:100%}
      """)
}
