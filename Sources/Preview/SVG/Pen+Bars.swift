import Foundation
import Layout
import Widgets

extension Pen {
  /// Returns the pen for what is in a bar, which may be dark.
  func inside(_ bar: some Bar) -> Pen {
    guard bar.isDark else { return self }
    var traits = traits
    traits.style = .dark
    return Pen(canvas: canvas, size: size, traits: traits)
  }

  /// Returns the rectangle of a bar with its padding, in the coordinates of its content.
  func ground(of bar: some Bar) -> CGRect {
    let padding = bar.padding
    if padding == .zero { return bounds }
    return bounds.inset(
      by: EdgeInsets(
        top: 0 - padding.top.bounded, left: 0 - padding.leading.bounded, bottom: 0 - padding.bottom.bounded,
        right: 0 - padding.trailing.bounded))
  }

  /// Draws the background of a bar, with a hairline at the edge towards the screen. A large title has neither.
  func barGround(_ bar: some Bar, lineAtTop: Bool) {
    let isLarge = (bar as? NavigationBar)?.showsLargeTitle == true
    let ground = ground(of: bar)
    if let color = bar.shownTint ?? (isLarge ? nil : Color.barGround) { rectangle(ground, Paint(fill: color)) }
    if isLarge, bar.lineImage == nil { return }
    let image = bar.lineImage
    if image?.name.isEmpty == true { return }
    let thickness = image == nil ? 0.5 : 2
    let line = CGRect(
      x: ground.minX, y: lineAtTop ? ground.minY : ground.maxY - thickness, width: ground.width, height: thickness)
    rectangle(line, Paint(fill: image == nil ? .separator : .systemGray))
  }

  /// Returns the width of a bar item.
  func width(of item: BarButtonItem) -> Double {
    switch item.content {
    case .text(let text): max(item.width, item.widthOfPossibleTitles, TextMetrics.width(of: text, in: item.font))
    case .image: max(item.width, 24)
    case .widget(let widget):
      LayoutNode(widget, ruler: PointRuler(), isRightToLeft: traits.isRightToLeft).size().width
    case .space(let width): width ?? 0
    }
  }

  /// Draws a bar item.
  func item(_ item: BarButtonItem, in rect: CGRect) {
    let color =
      (item.textAttributes?.foregroundColor ?? item.tintColor ?? .tintColor).faded(item.isEnabled ? 1 : 0.35)
    if item.isSelected, item.style != .prominent {
      rectangle(rect.insetBy(dx: -6, dy: 6), radius: 6, Paint(fill: .tintColor.faded(0.15)))
    }
    if item.hasBackgroundImage {
      let ground = rect.insetBy(dx: -6, dy: 6).offsetBy(dx: 0, dy: item.backgroundVerticalPositionAdjustment.bounded)
      rectangle(ground, radius: 6, Paint(fill: .systemGray5))
    }
    switch item.content {
    case .text(let text):
      let isWide = item.width > 0 || item.widthOfPossibleTitles > 0
      let place = rect.offset(by: item.titlePositionAdjustment)
      self.text(
        text, font: item.font, in: place, color, isWide ? .center : .leading, space: place.insetBy(dx: -14, dy: 0))
    case .image(let image): symbol(Symbol(image), in: place(rect.insetBy(dx: 1, dy: 0), of: item), color)
    case .widget(let widget):
      let height = LayoutNode(widget, ruler: PointRuler(), isRightToLeft: traits.isRightToLeft).size(
        width: rect.width
      )
      .height
      draw(
        widget,
        in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    case .space: break
    }
  }
}

extension BarButtonItem {
  fileprivate var textAttributes: TextAttributes? {
    titleTextAttributes(for: isEnabled ? .normal : .disabled)
  }

  fileprivate var font: Font {
    textAttributes?.font ?? .systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
  }
}

extension Color {
  fileprivate static let barGround = Color(light: Color(hex: 0xF9F9F9), dark: Color(hex: 0x161616))
}

extension Pen {
  /// Returns the place of the image of an item: a square in a rectangle, without the insets.
  func place(_ rect: CGRect, of item: some BarItem) -> CGRect {
    if item.imageInsets == .zero { return rect }
    let side = min(rect.width, rect.height)
    return item.imageInsets.inside(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

extension CGRect {
  internal func offset(by offset: Offset) -> CGRect {
    offsetBy(dx: offset.horizontal.bounded, dy: offset.vertical.bounded)
  }
}
