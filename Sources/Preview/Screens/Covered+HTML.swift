import Layout
import Widgets

extension Covered: HTMLRepresentable {
  /// Writes the content below as `inert`, and each presented screen as a dialog.
  package func write(to html: inout Preview.HTML) {
    let view = View(attributes)
    html.open("div", .view, view)
    html.close()
    let outer = html.arrangement
    html.arrangement = .overlay
    html.addInSpace(addLayers)
    html.arrangement = outer
    html.end("div")
  }

  private func addLayers(to html: inout Preview.HTML) {
    html.open("div", .view, View())
    html.close()
    if let base { html.addInert([base]) }
    for (index, screen) in presented.elements.enumerated() {
      let isInFront = index == presented.count - 1
      var dimming = Dimming()
      dimming.isDismissing = isInFront && screen.isDismissedFromOutside
      html.add([dimming], arranged: .overlay)
      guard isInFront else {
        html.addInert([screen.sheet(named: names[index])])
        continue
      }
      html.add([screen.sheet(screen.isSwipedAway ? [Grabber()] : [], named: names[index])], arranged: .overlay)
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

/// The button at the top of a sheet that dismisses it, by a click or by dragging it down.
private struct Grabber: Widget {
  var attributes = ViewAttributes.fresh
}

extension Grabber: HTMLRepresentable {
  func write(to html: inout Preview.HTML) {
    html.open(.button, .grabber, View(attributes))
    html.attribute("data-x", if: true)
    html.attribute("aria-label", is: "Dismiss")
    html.close()
    html.end("button")
  }
}

extension Dimming: HTMLRepresentable {
  package func write(to html: inout Preview.HTML) {
    html.open("div", .dimming, View(attributes))
    html.attribute("data-x", if: isDismissing)
    html.close()
    html.end("div")
  }
}

extension ElementKind {
  internal static let dimming = ElementKind("Dimming", flex: .open, css: ".Dimming{background:#0003;z-index:0}")

  internal static let grabber = ElementKind(
    "Grabber", flex: .open,
    css: """
      .Grabber{place-self:start center;width:76px;height:20px;z-index:1;cursor:grab;touch-action:none;\
      background:linear-gradient(var(--tertiaryLabel) 0 0) center 6px/36px 5px no-repeat}
      """)
}
