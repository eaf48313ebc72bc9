import Layout
import Widgets

extension Switch: Typeset {
  func cells(width: Double?) -> Need { .rigid(Double(3 + (shownTitle.map { $0.cells + 1 } ?? 0)), 1) }

  func typeset(with pen: GridPen) {
    var style = isOn ? CellStyle(pen.traits.tinted(onTintColor ?? (isBox ? .tintColor : .systemGreen))) : .dim
    style.isDim = !isOn || !isEnabled
    guard !isBox else { return box(style, pen) }
    var thumb = isOn ? style : CellStyle(isDim: !isEnabled)
    if let thumbTintColor { thumb.foreground = TerminalColor(pen.traits.tinted(thumbTintColor)) }
    pen.put(isOn ? "━" : "─", columns: isOn ? 0..<2 : 1..<3, y: 0, style)
    pen.put((isOn ? onImage : offImage)?.sign ?? (isOn ? "●" : "○"), x: isOn ? 2 : 0, y: 0, thumb)
  }

  private func box(_ style: CellStyle, _ pen: GridPen) {
    pen.put("[", x: 0, y: 0, style)
    if isOn { pen.put("✓", x: 1, y: 0, style) }
    pen.put("]", x: 2, y: 0, style)
    pen.text(shownTitle ?? "", x: 4, isEnabled ? .usual : .dim)
  }
}

extension Stepper: Typeset {
  func cells(width: Double?) -> Need { .rigid(7, 1) }

  func typeset(with pen: GridPen) {
    if backgroundImage(for: state) != nil { pen.fill(.systemGray5, isShape: true) }
    pen.mark(.operation(.step(-1)), columns: 0..<3)
    pen.mark(.operation(.step(1)), columns: 4..<7)
    pen.put("[", x: 0, y: 0, .usual)
    pen.put(decrementImage(for: state)?.sign ?? "−", x: 2, y: 0, canDecrement ? .usual : .dim)
    pen.put(dividerImage?.sign ?? "│", x: 3, y: 0, .dim)
    pen.put(incrementImage(for: state)?.sign ?? "+", x: 4, y: 0, canIncrement ? .usual : .dim)
    pen.put("]", x: 6, y: 0, .usual)
  }
}

extension Slider: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let (low, high) = (minimumValueImage?.sign ?? "", maximumValueImage?.sign ?? "")
    let start = low.isEmpty ? 0 : low.cells + 1
    let length = max(0, pen.width - start - (high.isEmpty ? 0 : high.cells + 1))
    pen.put(low, x: 0, y: 0, .dim)
    pen.put(high, x: pen.width - high.cells, y: 0, .dim)
    let thumb = Int(bounded: (share * Double(max(0, length - 1))).rounded())
    pen.mark(track: start..<start + length)
    var filled = CellStyle(pen.traits.tinted(shownMinimumTrack ?? .tintColor))
    filled.isDim = !isEnabled
    pen.put("━", columns: start..<(start + thumb), y: 0, filled)
    var rest = shownMaximumTrack.map { CellStyle(pen.traits.tinted($0)) } ?? .dim
    rest.isDim = rest.isDim || !isEnabled
    pen.put("─", columns: (start + thumb)..<(start + length), y: 0, rest)
    guard length > 0 else { return }
    var style = thumbTintColor.map { CellStyle(pen.traits.tinted($0)) } ?? .usual
    (style.isDim, style.isReversed) = (!isEnabled, pen.isFocused)
    pen.put(thumbImage(for: state)?.sign ?? "●", x: start + thumb, y: 0, style)
  }
}

extension ProgressView: Typeset {
  func cells(width: Double?) -> Need { Need(width ?? 12, 1, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    let done = max(0, min(Int(bounded: (progress * Double(pen.width)).rounded()), pen.width))
    let style = CellStyle(pen.traits.tinted(shownProgress ?? .tintColor))
    pen.put("█", columns: 0..<done, y: 0, style)
    pen.put("░", columns: done..<pen.width, y: 0, shownTrack.map { CellStyle(pen.traits.tinted($0)) } ?? .dim)
  }
}

extension PageControl: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    if isUpright { return .rigid(1, Double(max(1, shownPages))) }
    return Need(Double(max(0, shownPages * 2 - 1)), 1, vertical: .rigid)
  }

  func typeset(with pen: GridPen) {
    let start = isUpright ? 0 : max(0, (pen.width - shownPages * 2 + 1) / 2)
    var row = pen
    if !isUpright, 0..<shownPages ~= pageOnDisplay {
      let current = start + position(of: pageOnDisplay, in: pen.traits) * 2
      row = pen.scrolled(start + shownPages * 2 - 1, showing: current..<current + 1)
    }
    for page in 0..<shownPages {
      let position = position(of: page, in: pen.traits)
      let (x, y) = isUpright ? (0, position) : (start + position * 2, 0)
      row.mark(.operation(.choose(page)), columns: x..<(x + 1), y: y)
      let isCurrent = page == pageOnDisplay
      let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
      var style = color.map { CellStyle(pen.traits.tinted($0)) } ?? CellStyle.usual
      style.isReversed = isCurrent && pen.isFocused
      let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
      // All pages have the same sign, unless the current page has an image of its own.
      style.isDim = !isEnabled || image != nil && !isCurrent
      row.put(image?.sign ?? (isCurrent ? "●" : "○"), x: x, y: y, style)
    }
  }
}

extension ActivityIndicatorView: Typeset {
  func cells(width: Double?) -> Need { .rigid(1, 1) }

  func typeset(with pen: GridPen) {
    guard isAnimating || !hidesWhenStopped else { return }
    pen.put(
      indicatorAt: (pen.width - 1) / 2, y: (pen.height - 1) / 2, isTurning: isAnimating,
      color.map { CellStyle(pen.traits.tinted($0)) } ?? .usual)
  }
}

extension PickerView: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need { Need(width ?? 24, 3, horizontal: .open, vertical: .rigid) }

  func typeset(with pen: GridPen) {
    pen.wheels(
      components.map(Wheel.init), focused: pen.origin?.focusedComponent, marksSelection: showsSelectionIndicator)
  }
}

extension GridPen {
  /// Writes wheels side by side, with the selection between its neighbors.
  ///
  /// - Parameters:
  ///   - wheels: The wheels, from the leading edge.
  ///   - focused: The wheel that receives keys, or `nil` for all, if the widget does.
  ///   - marksSelection: Whether there are arrows beside the selection. `true` by default.
  func wheels(_ wheels: [Wheel], focused: Int? = nil, marksSelection: Bool = true) {
    if marksSelection {
      put("▸", x: 0, y: 1, CellStyle(traits.tint))
      put("◂", x: width - 1, y: 1, CellStyle(traits.tint))
    }
    var fixed = wheels.map { $0.width.map { Int(bounded: ($0.boundedLength / 8).rounded()) } }
    // Each wheel has at least three columns. Wheels of fixed widths are narrowed for that.
    let least = max(0, width - 2 - 3 * fixed.count { $0 == nil }) / max(1, fixed.count { $0 != nil })
    if fixed.reduce(0, { $0 + ($1 ?? 3) }) > width - 2 { fixed = fixed.map { $0.map { min($0, least) } } }
    let spare = max(0, width - 2 - fixed.reduce(0) { $0 + ($1 ?? 0) })
    var start = 1
    for (column, wheel) in wheels.enumerated() {
      let share = fixed[column] ?? spare / max(1, wheels.count { $0.width == nil })
      defer { start += share }
      let chosen = CellStyle(isBold: true, isReversed: isFocused && (focused ?? column) == column)
      for (distance, row) in wheel.rows(upTo: 1) {
        mark(
          .wheel(component: column, distance: distance), columns: start..<(start + share),
          y: 1 + distance)
        let x = start + max(0, (share - row.cells) / 2)
        text(row, x: x, y: 1 + distance, width: share, distance == 0 ? chosen : .dim)
      }
    }
  }
}
