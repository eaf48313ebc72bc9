import Layout
import Widgets

extension Preview.HTML {
  /// Writes wheels as a decoration; the browser's own control lies over them and can be used.
  ///
  /// - Parameters:
  ///   - wheels: The wheels, from the leading edge.
  ///   - marksSelection: Whether there is a band behind the selected rows. `true` by default.
  internal mutating func add(_ wheels: [Wheel], marksSelection: Bool = true) {
    begin("div", class: marksSelection ? "Drums" : "Drums plain", isDecorative: true)
    for wheel in wheels {
      if let width = wheel.width {
        style.declare("flex:none")
        style.declare("width", points: width)
      }
      if wheel.rowHeight != nil { style.declare("justify-content:center") }
      openUnstyled("div", .drum)
      close()
      for distance in -2...2 {
        if let height = wheel.rowHeight {
          style.declare("display:grid;flex:none;align-content:center")
          style.declare("min-height", points: height)
          style.declare("max-height", points: height)
          openUnstyled("span", .drumRow)
          close()
        } else {
          begin("span")
        }
        let (row, _) = wheel.selectedRow.addingReportingOverflow(distance)
        if let view = wheel.view(at: row) {
          add([view], arranged: .overlay)
        } else if let attributed = wheel.attributedRows[row] {
          text(attributed, links: .none)
        } else if wheel.rows.indices.contains(row) {
          onOneLine { $0.text(wheel.rows[row]) }
        }
        end("span")
      }
      end("div")
    }
    end("div")
  }
}

extension ElementKind {
  internal static let drum = ElementKind(
    "Drum",
    css: """
      .Drums{display:flex;width:100%;height:216px;padding:30.5px 9px;position:relative;clip-path:inset(0)}
      .Drums::before{content:"";position:absolute;inset:92px 9px;border-radius:8px;\
      background:var(--tertiarySystemFill)}
      .Drums:where(.plain)::before{background:none}
      .Drum{flex:1 1 0;display:flex;flex-direction:column;text-align:center;white-space:nowrap}
      .Drum>span{height:31px;padding:0 4px;line-height:31px;overflow:hidden;text-overflow:ellipsis;font-size:17px;\
      color:var(--tertiaryLabel)}
      .Drum>:nth-child(2),.Drum>:nth-child(4){font-size:19px;color:var(--secondaryLabel)}
      .Drum>:nth-child(3){font-size:21px;color:var(--label)}
      .Drums:has(~:disabled)>.Drum>span{color:var(--tertiaryLabel)}
      @media(forced-colors:active){.Drum>:nth-child(3){border-block:1px solid}}
      """
  )

  /// An invisible control of the browser over a drawing.
  internal static let drumRow = ElementKind("DrumRow", css: "")

  internal static let covering = ElementKind(
    "Covering", css: ".Covering{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}")
}
