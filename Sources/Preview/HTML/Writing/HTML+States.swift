import Widgets

extension Preview.HTML {
  /// Writes a widget in its present states, with styles for the states that a browser knows.
  ///
  /// The styles are those of the outermost element. Other changes, such as that of a text, need a live tree.
  internal mutating func addInStates<Stated: Widget>(_ widget: Stated) {
    let states = openStates(of: widget)
    let styles = (0..<(1 << states.count)).map { bits in
      let present = states.indices.filter { bits & 1 << $0 != 0 }.map { states[$0].state }
      return outermostStyle(of: widget.look(environment, in: Set(present), keepingTokens: true))
    }
    if Set(styles).count > 1 { stateStyles = StateStyles(states: states, styles: styles) }
    let (look, outer) = (widget.look(environment, keepingTokens: true), environment)
    environment = widget.behaviors.environment(in: environment)
    addThemes(of: widget.behaviors)
    writeAlone(look)
    environment = outer
    stateStyles = nil
  }

  /// The states of the widget's Mods that depend on the browser, at most four, the last in the order of states.
  private func openStates(of widget: some Widget) -> [BrowserState] {
    let stated = widget.statesOfOverlays
    return BrowserState.allCases.filter { stated.contains($0.state) && $0.isOpen(for: widget, in: environment) }
      .suffix(4)
  }

  /// Returns the style of the outermost element of a widget.
  private func outermostStyle(of widget: some Widget) -> CSS {
    var html = Preview.HTML(form, hasBodies: true)
    html.arrangement = arrangement
    html.isSampling = true
    html.environment = widget.behaviors.environment(in: environment)
    html.addThemes(of: widget.behaviors)
    html.writeAlone(widget.withoutChildren)
    var style = html.sample ?? CSS()
    if widget.isHidden { style.declare("display:none") }
    return style
  }

  /// Writes a widget without taking tags from memory, or keeping them there, because those are without states.
  private mutating func writeAlone(_ widget: some Widget) {
    let (labels, stacks, isForgetful) = (labels, stacks, isForgetful)
    (self.labels, self.stacks, self.isForgetful) = (RecentTags(), RecentTags(), true)
    if let representable = widget as? any HTMLRepresentable {
      representable.write(to: &self)
    } else {
      addUnknown(widget)
    }
    (self.labels, self.stacks, self.isForgetful) = (labels, stacks, isForgetful)
  }
}
