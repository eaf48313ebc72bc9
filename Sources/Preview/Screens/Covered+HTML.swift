import Widgets

extension Covered: HTMLRepresentable {
  /// Writes the content below as `inert`, and each presented screen as a dialog.
  internal func write(to html: inout Preview.HTML) {
    let view = View(attributes)
    html.open("div", .view, view)
    html.close()
    let outer = html.arrangement
    html.arrangement = .overlay
    html.addInRoom(addLayers)
    html.arrangement = outer
    html.end("div")
  }

  private func addLayers(to html: inout Preview.HTML) {
    html.open("div", .view, View())
    html.close()
    if let base { html.addInert([base]) }
    for (index, screen) in presented.elements.enumerated() {
      html.add([Dimming()], arranged: .overlay)
      let sheet = screen.sheet
      if index < presented.count - 1 { html.addInert([sheet]) } else { html.add([sheet], arranged: .overlay) }
    }
    html.end("div")
  }
}

extension Preview.HTML {
  /// Writes widgets that are covered, and cannot be used.
  fileprivate mutating func addInert(_ widgets: Children) {
    openUnstyled("div", .view)
    attribute("inert", if: true)
    close()
    add(widgets, arranged: .overlay)
    end("div")
  }
}

extension Dimming: HTMLRepresentable {
  internal func write(to html: inout Preview.HTML) {
    html.open("div", .dimming, View(attributes))
    html.close()
    html.end("div")
  }
}

extension ElementKind {
  internal static let dimming = ElementKind("Dimming", flex: .open, css: ".Dimming{background:#0003;z-index:0}")
}
