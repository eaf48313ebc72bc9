import Layout
import Widgets

extension View: HTMLRepresentable {
  /// `true`: the subviews are all that is inside.
  public var writesChildrenTogether: Bool { true }

  /// Writes a `div` with the content of the view.
  public func write(to html: inout Preview.HTML) { html.addBox(View(attributes), children: subviews) }
}

extension View {
  /// The role of a `div` for the view.
  internal var role: ARIARole? {
    if let operatedRole { return operatedRole }
    switch accessibilityRole {
    case .image: return .img
    case .heading: return .heading
    default: break
    }
    if accessibilityViewIsModal { return .dialog }
    guard accessibilityLabel != nil else { return shouldGroupAccessibilityChildren || takesTaps ? .group : nil }
    return accessibilityContainerType == .landmark ? .region : .group
  }

  /// The role of a button or a link, if the traits give the view one.
  internal var operatedRole: ARIARole? {
    switch accessibilityRole {
    case .button: .button
    case .link: .link
    default: nil
    }
  }

  /// Whether users may tap the view, which recognizes taps.
  internal var takesTaps: Bool {
    isUserInteractionEnabled && gestureRecognizers.elements.contains { ($0 as? TapGestureRecognizer)?.isOfKeys == true }
  }
}

extension Preview.HTML {
  /// Writes a plain box.
  internal mutating func addBox(_ view: View, children: Children) {
    let role = view.role
    open("div", .view, view, role: role)
    addFocus(of: view, role)
    addLevel(of: view, role)
    close()
    addChildren(children, arranged: .overlay)
    end("div")
  }

  /// Writes the level of a box that is a heading.
  internal mutating func addLevel(of view: View, _ role: ARIARole?) {
    if role == .heading { attribute("aria-level", "\(view.headingLevel())") }
  }

  /// Writes a widget that neither belongs to the library nor writes itself.
  internal mutating func addUnknown(_ widget: any Widget) {
    // A presented screen covers the containers of its screen as well.
    if let screen = widget as? any Screen, screen.presentedViewController != nil { return page.isUnread = true }
    if let control = widget as? any Operable { return addOperated(control) }
    var view = View(widget.attributes)
    if let screen = widget as? any Screen, screen.additionalSafeAreaInsets != .zero {
      view.padding = view.padding + DirectionalEdgeInsets(screen.additionalSafeAreaInsets, in: view)
      declareSafeArea(screen.additionalSafeAreaInsets)
    }
    if let level = widget.windowLevel, level != .normal { view.layer.zPosition = level.rawValue }
    let hasSlots = hasSlots(in: widget)
    let children = hasSlots ? [] : widget.shownChildren
    if hasSlots || !children.isEmpty {
      addBox(view, children: children)
    } else if let displayed = widget as? any TextDisplaying {
      style.add(displayed)
      let role = view.operatedRole ?? (view.takesTaps ? .group : nil)
      open("span", .label, view, role: role)
      addFocus(of: view, role)
      close()
      onOneLine { $0.text(of: displayed) }
      end("span")
    } else {
      addBox(view, children: [])
    }
  }
}

extension Preview.HTML {
  /// Declares the distance by which a scroll view that fills a screen may extend beyond its content.
  private mutating func declareSafeArea(_ insets: EdgeInsets) {
    style.utf8.write("--safe:")
    for (index, length) in [insets.top, insets.right, insets.bottom, insets.left].enumerated() {
      if index > 0 { style.utf8.write(" ") }
      style.utf8.write(-length)
      style.utf8.write("px")
    }
    style.utf8.write(";")
  }

  /// Marks the open element of a scroll view that does not keep to the safe area of its screen.
  internal mutating func addSafeArea(of scroll: some Scrolling) {
    guard scroll.contentInsetAdjustmentBehavior == .never else { return }
    sheet.use(.unsafe)
    sink.flag("data-w")
  }
}

extension ElementKind {
  internal static let unsafe = ElementKind(
    "Unsafe", flex: nil,
    css: """
      :where(.View,[data-w])>:where(:not([data-w])){--safe:initial}
      .View>[data-w]:only-child{margin:var(--safe,0)}
      """)

  // All children of a view share one cell of a grid, so that the view is as large as the largest child.
  internal static let view = ElementKind(
    "View",
    flex: nil,
    css: """
      .View{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);position:relative}
      .View>*{grid-area:1/1}
      :where(.StackView)>.View:where(:empty){flex-grow:1e31;flex-shrink:1e31}
      """
  )
}

extension Composed: HTMLRepresentable {
  /// `true`: the widgets of the component are all that is inside.
  public var writesChildrenTogether: Bool { true }

  /// Writes a `div` with the widgets of the component.
  public func write(to html: inout Preview.HTML) {
    // The environment of a body comes from all of its containers, so all bodies are read before anything is written. A
    // body that has been read may be empty.
    if children.isEmpty, component != nil, !html.hasBodies { return html.page.isUnread = true }
    html.addBox(View(attributes), children: children)
  }
}
