import Layout
import Widgets

extension SectionIndex: HTMLRepresentable {
  /// Writes a button for each title. They scroll where they do not fit.
  package func write(to html: inout Preview.HTML) {
    html.style.declare("color", color)
    html.style.declare("--tracking", trackingColor)
    html.open("div", .sectionIndex, View(attributes), modifier: trackingColor == nil ? "" : " tracked", role: .row)
    html.attribute("aria-label", is: "Section index")
    html.close()
    html.beginCell()
    for title in titles {
      html.openUnstyled(.button, .indexTitle)
      html.close()
      html.text(title)
      html.end("button")
    }
    html.end("div")
    html.end("div")
  }
}

extension ElementKind {
  internal static let indexTitle = ElementKind("IndexTitle", css: "")

  internal static let sectionIndex = ElementKind(
    "SectionIndex", flex: Flex(.rigid, .asPrioritised),
    css: """
      .SectionIndex{display:grid;align-content:safe center;min-width:15px;padding:0 2px;\
      overflow:hidden auto;scrollbar-width:none;color:var(--tint);font-size:11px;font-weight:600}
      .SectionIndex:where(.tracked):active{background-color:var(--tracking)!important}
      .SectionIndex>div{display:flex;flex-direction:column}
      .IndexTitle{flex:none;height:14px;text-align:center;white-space:nowrap;cursor:pointer}
      """)
}
