import Layout
import Widgets

extension StackView: HTMLRepresentable {
  /// Whether nothing stands between the arranged subviews.
  public var writesChildrenTogether: Bool { customSpacing.isEmpty && spacing >= 0 && !readsInsideChildren }

  /// Writes a `div` that lays out its content as the stack does.
  public func write(to html: inout Preview.HTML) {
    // Measuring at each level would take quadratic time.
    if readsInsideChildren, html.place.depth <= 64 { return writeMeasured(to: &html) }
    let isForgetful =
      html.memory.isForgetful || !html.style.isEmpty || html.place.direction != nil || mayHaveFocus
      || behaviors.showInElements
    if !isForgetful, let index = html.memory.stacks.index(in: html.arrangement, where: { isDrawn(like: $0) }) {
      let start = html.sink.utf8.count
      html.begin(View(attributes), nil, gapAt: start + html.memory.stacks.tags[index].gap, along: axis)
      html.sink.append(html.memory.stacks.tags[index].tokens)
      html.beginSilence(if: isSkippedByKeys(as: .stackView))
    } else {
      let start = html.sink.utf8.count
      open(in: &html)
      // An `id` must be unique.
      if accessibilityIdentifier == nil, html.place.path == nil, !isForgetful {
        html.memory.stacks.keep(html.tag(from: start, for: empty))
      }
    }
    let inside = axis == .horizontal ? Preview.HTML.Arrangement.row : .column
    if customSpacing.isEmpty && spacing >= 0 {
      html.addChildren(arrangedSubviews, arranged: inside)
    } else {
      addSpaced(to: &html, arranged: inside)
    }
    html.end("div")
  }

  /// Writes a stack whose distribution follows the lengths of the widgets.
  private func writeMeasured(to html: inout Preview.HTML) {
    let size = html.environment.preferredContentSizeCategory
    let (lengths, spaces) = (measuredLengths(at: size), measuredSpaces(at: size))
    let isCentering = distribution == .equalCentering && lengths.count(where: { $0 != nil }) > 2
    open(in: &html, lengths)
    let outer = html.arrangement
    html.arrangement = axis == .horizontal ? .row : .column
    for (index, widget) in arrangedSubviews.elements.enumerated() {
      html.add(widget)
      if isCentering {
        addSpace(after: index, of: lengths, to: &html)
      } else {
        addSpace(after: index, spaces[index], to: &html)
      }
    }
    html.arrangement = outer
    html.end("div")
  }

  private var empty: StackView {
    var stack = self
    stack.arrangedSubviews = []
    stack.attributes = attributes.drawn
    return stack
  }

  /// Returns whether another stack, without a key, has the same tag, regardless of the content.
  private func isDrawn(like other: borrowing StackView) -> Bool {
    axis == other.axis && spacing == other.spacing && alignment == other.alignment && distribution == other.distribution
      && isGrid == other.isGrid
      && isLayoutMarginsRelativeArrangement == other.isLayoutMarginsRelativeArrangement
      && attributes.areDrawn(like: other.attributes)
  }

  private func addSpaced(to html: inout Preview.HTML, arranged arrangement: Preview.HTML.Arrangement) {
    let outer = html.arrangement
    html.arrangement = arrangement
    for (index, widget) in arrangedSubviews.elements.enumerated() {
      html.add(widget)
      addSpace(after: index, to: &html)
    }
    html.arrangement = outer
  }

  private func open(in html: inout Preview.HTML, _ lengths: [Double?]? = nil) {
    addStyle(to: &html.style)
    if let lengths, distribution == .fillProportionally, lengths.contains(where: { $0 != nil }) {
      addTracks(of: lengths, to: &html.style)
    }
    let view = View(attributes)
    let inset = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    let role = view.role
    html.open(
      "div", .stackView, view, modifier: modifier, role: role, box: ElementBox(inset: inset, axis: axis))
    html.addFocus(of: view, role)
    html.addLevel(of: view, role)
    html.close()
  }

  private var modifier: StaticString {
    switch (axis, distribution) {
    case (.horizontal, .fillEqually): " equally"
    case (.vertical, .fillEqually): isGrid ? " vertical rows" : " vertical equally"
    case (.horizontal, .fillProportionally): " proportionally"
    case (.vertical, .fillProportionally): " vertical proportionally"
    case (.horizontal, .equalSpacing), (.horizontal, .equalCentering): " apart"
    case (.vertical, .equalSpacing), (.vertical, .equalCentering): " vertical apart"
    case (.horizontal, .fill): ""
    case (.vertical, .fill): " vertical"
    }
  }

  /// Whether the widgets are the rows of a grid, all as high as the highest one needs. Custom spaces would be rows.
  private var isGrid: Bool {
    axis == .vertical && distribution == .fillEqually && customSpacing.isEmpty && spacing >= 0
      && !isBaselineRelativeArrangement
  }

  private func addStyle(to style: inout CSS) {
    switch alignment {
    case .fill: break
    case _ where isGrid: style.declare(justification)
    case .leading: style.declare("align-items:flex-start")
    case .center: style.declare("align-items:center")
    case .trailing: style.declare("align-items:flex-end")
    case .firstBaseline: style.declare("align-items:baseline")
    case .lastBaseline: style.declare("align-items:last baseline")
    }
    switch distribution {
    case .equalSpacing, .equalCentering: style.declare("justify-content:space-between")
    case .fill, .fillEqually, .fillProportionally: break
    }
    if spacing > 0 { style.declare("gap", points: spacing) }
  }

  /// Declares the axis in a state, of an element with the class of another appearance.
  internal func addDirection(to style: inout CSS, insteadOf other: StackView?) {
    guard other?.distribution == .fillEqually, customSpacing.isEmpty, spacing >= 0 else {
      return style.declare(axis == .vertical ? "flex-direction:column" : "flex-direction:row")
    }
    // The class sets an important basis of 0, with which a flex column would have no height.
    switch (axis, distribution == .fillEqually) {
    case (.vertical, true): style.declare("display:grid;grid:auto-flow minmax(0,1fr)/minmax(0,1fr)")
    case (.vertical, false): style.declare("display:grid;grid:auto-flow/minmax(0,1fr)")
    case (.horizontal, true): style.declare("display:grid;grid:minmax(0,1fr)/auto-flow minmax(0,1fr)")
    case (.horizontal, false): style.declare("display:grid;grid:minmax(0,1fr)/auto-flow")
    }
    if axis == .vertical, alignment != .fill, !isGrid { style.declare(justification) }
  }

  // A gap applies to all neighbors and is never negative, so a wider or narrower space needs an element of its own
  // between the neighbors.
  private func addSpace(after index: Int, _ measured: Double? = nil, to html: inout Preview.HTML) {
    let (space, gap) = (measured ?? self.spacing(after: index), max(0, spacing))
    guard index < arrangedSubviews.count - 1, space != gap else { return }
    html.style.declare(axis == .horizontal ? "margin-inline-start" : "margin-block-start", points: space - 2 * gap)
    html.openUnstyled("i", .space)
    html.close()
    html.end("i")
  }
}

extension ElementKind {
  internal static let space = ElementKind(
    "Space", flex: .rigid,
    // With `:not` inside of `:has`, browsers style a whole page again when any element comes or goes.
    css: """
      .Space{flex:none}
      [hidden]+.Space,.Space:nth-last-child(1 of :not([hidden],[hidden]+.Space)){display:none}
      """)

  internal static let stackView = ElementKind(
    "StackView",
    flex: nil,
    css: """
      .StackView{display:flex;position:relative}
      .vertical{flex-direction:column}
      :where(.StackView)>:where(*){flex:1e22 1e8 auto;--rest:1}
      :where(.vertical)>:where(*){max-width:100%}
      :where(main,main>:scope,main>.View,main>:scope>.View,.vertical:has(>.NavigationBar,>.TabBar,>.Toolbar),\
      .vertical:has(>.NavigationBar,>.TabBar,>.Toolbar)>.View)>:where(.vertical:not(.equally,.rows,\
      .proportionally,.apart,:has(>.NavigationBar,>.TabBar,>.Toolbar)))>:where(*){flex-grow:0;--rest:0}
      :where(.StackView)>.StackView:where(:empty){flex-grow:1e31;flex-shrink:1e31}
      .equally>:not(.Space){flex:1 1 0!important}
      .rows{display:grid;grid:auto-flow minmax(0,1fr)/minmax(0,1fr);justify-items:stretch}
      .proportionally>:not(.Space){flex:1 1 auto!important}
      .apart>:not(.Divider,.Space){flex-grow:0!important;flex-basis:auto!important}
      """
  )
}
