import Layout
import Widgets

extension Preview.HTML {
  /// Opens the element of a bar, with the colors of the bar.
  internal mutating func addBar(
    _ tag: ElementTag,
    _ kind: ElementKind,
    _ bar: some Bar,
    role: ARIARole?,
    natural: DirectionalEdgeInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
  ) {
    let kindOfBar = type(of: bar).treeRole
    var view = View(bar.attributes)
    if kindOfBar == .searchField { view = view.withoutNote }
    if bar.isDark { view.overrideUserInterfaceStyle = .dark }
    view.backgroundColor = bar.shownTint ?? view.backgroundColor
    if !bar.isTranslucent, view.backgroundColor == nil, kindOfBar != .searchField {
      style.declare("background-color:light-dark(#f9f9f9,#1d1d1d)")
    }
    if let line = bar.lineImage {
      if line.name.isEmpty {
        style.declare("box-shadow:none")
      } else {
        style.declare(
          "box-shadow",
          kindOfBar == .navigationBar ? "inset 0 -2px var(--systemGray)" : "inset 0 2px var(--systemGray)")
      }
    }
    let padding = bar.padding
    if let height = bar.heightOfRow, padding != .zero, view.minimumHeight == nil {
      style.declare("min-height", points: height + padding.top.bounded + padding.bottom.bounded)
    }
    open(tag, kind, view, role: role, box: ElementBox(natural: natural))
  }
}

extension Bar {
  /// The height of a bar with a single row, in points.
  fileprivate var heightOfRow: Double? {
    switch Self.treeRole {
    case .tabBar: 49
    case .toolbar: 44
    default: nil
    }
  }
}

extension Preview.HTML {
  /// Writes a text that is moved from its place.
  internal mutating func text(_ text: String?, movedBy offset: Offset) {
    guard let text else { return }
    if offset == .zero { return onOneLine { $0.text(text) } }
    style.add(offset)
    openUnstyled("span", .moved)
    close()
    onOneLine { $0.text(text) }
    end("span")
  }
}

extension CSS {
  /// Moves an element from its place.
  internal mutating func add(_ offset: Offset) {
    if offset == .zero { return }
    declare("position:relative")
    declare("left", points: offset.horizontal)
    declare("top", points: offset.vertical)
  }

  /// Moves the edges of an image with a square frame by its insets.
  internal mutating func add(imageInsets insets: EdgeInsets, side: Double) {
    if insets == .zero { return }
    add(Offset(horizontal: (insets.left - insets.right) / 2, vertical: (insets.top - insets.bottom) / 2))
    let scale = min(side - insets.left - insets.right, side - insets.top - insets.bottom) / side
    if scale != 1 { declare("scale", max(0, scale)) }
  }
}

extension ElementKind {
  internal static let moved = ElementKind("Moved", css: "")
}
