import Foundation
import Layout
import Widgets

extension Switch: Drawn {
  func draw(with pen: Pen) {
    pen.faded(isEnabled ? 1 : 0.5) { isBox ? box(with: pen) : track(with: pen) }
    guard isBox, let shownTitle else { return }
    let line = CGRect(x: 30, y: 0, width: max(0, pen.size.width - 30), height: pen.size.height)
    pen.text(shownTitle, font: .body, in: line, .label, space: pen.space)
  }

  private func track(with pen: Pen) {
    let track = CGRect(x: 0, y: 0, width: 51, height: 31)
    let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    pen.rectangle(track, radius: 15.5, Paint(fill: color))
    let center = CGPoint(x: isOn ? 35.5 : 15.5, y: 15.5)
    pen.circle(center: center, radius: 13.5, Paint(fill: thumbTintColor ?? .white, stroke: .systemGray5, width: 0.5))
    guard let image = isOn ? onImage : offImage else { return }
    pen.image(image, in: CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18), .black)
  }

  /// Draws a box with a check mark.
  private func box(with pen: Pen) {
    let square = CGRect(x: 0, y: (pen.size.height - 22) / 2, width: 22, height: 22)
    if isOn {
      pen.rectangle(square, radius: 6, Paint(fill: onTintColor ?? .tintColor))
      pen.symbol(Symbol(systemName: "checkmark"), in: square.insetBy(dx: 4, dy: 4), .white)
    } else {
      let paint = Paint(stroke: .tertiaryLabel, width: 1.5)
      pen.rectangle(square.insetBy(dx: 0.75, dy: 0.75), radius: 6, paint)
    }
  }
}

extension Stepper: Drawn {
  func draw(with pen: Pen) { pen.faded(isEnabled ? 1 : 0.5) { buttons(with: pen) } }

  private func buttons(with pen: Pen) {
    let ground: Color = backgroundImage(for: state) == nil ? .tertiarySystemFill : .systemGray5
    pen.rectangle(CGRect(x: 0, y: 0, width: 94, height: 32), radius: 8, Paint(fill: ground))
    if let dividerImage {
      pen.symbol(Symbol(dividerImage), in: CGRect(x: 41, y: 10, width: 12, height: 12), .tertiaryLabel)
    } else {
      pen.rectangle(CGRect(x: 46.5, y: 7, width: 1, height: 18), Paint(fill: .separator))
    }
    sign(decrementImage(for: state).map(Symbol.init) ?? .minus, at: 14, canDecrement || !isEnabled, pen)
    sign(incrementImage(for: state).map(Symbol.init) ?? .plus, at: 61, canIncrement || !isEnabled, pen)
  }

  private func sign(_ symbol: Symbol, at x: Double, _ isUsable: Bool, _ pen: Pen) {
    pen.symbol(symbol, in: CGRect(x: x, y: 6.5, width: 19, height: 19), isUsable ? .label : .tertiaryLabel)
  }
}

extension Slider: Drawn {
  func draw(with pen: Pen) {
    var track = CGRect(x: 0, y: 15, width: pen.size.width, height: 4)
    if let image = minimumValueImage {
      pen.image(image, in: CGRect(x: 0, y: 6, width: 22, height: 22), .systemGray)
      track = CGRect(x: 30, y: 15, width: track.width - 30, height: 4)
    }
    if let image = maximumValueImage {
      pen.image(image, in: CGRect(x: pen.size.width - 22, y: 6, width: 22, height: 22), .systemGray)
      track.size.width -= 30
    }
    pen.faded(isEnabled ? 1 : 0.5) { draw(track, with: pen) }
  }

  private func draw(_ track: CGRect, with pen: Pen) {
    let thumb = CGPoint(x: track.minX + 14 + (track.width - 28) * share, y: 17)
    pen.rectangle(track, radius: 2, Paint(fill: shownMaximumTrack ?? .systemFill))
    let filled = CGRect(x: track.minX, y: 15, width: thumb.x - track.minX, height: 4)
    pen.rectangle(filled, radius: 2, Paint(fill: shownMinimumTrack ?? .tintColor))
    pen.circle(center: thumb, radius: 13.5, Paint(fill: thumbTintColor ?? .white, stroke: .systemGray4, width: 0.5))
    guard let image = thumbImage(for: state) else { return }
    pen.image(image, in: CGRect(x: thumb.x - 9, y: thumb.y - 9, width: 18, height: 18), .black)
  }
}

extension ProgressView: Drawn {
  func draw(with pen: Pen) {
    let track = CGRect(x: 0, y: (pen.size.height - thickness) / 2, width: pen.size.width, height: thickness)
    var done = track
    done.size.width *= progress
    pen.rectangle(track, radius: thickness / 2, Paint(fill: shownTrack ?? .systemFill))
    if progress > 0 { pen.rectangle(done, radius: thickness / 2, Paint(fill: shownProgress ?? .tintColor)) }
  }
}

extension PageControl: Drawn {
  func draw(with pen: Pen) {
    guard shownPages > 0 else { return }
    let length = Double(shownPages) * 18
    let start = ((isUpright ? pen.size.height : pen.size.width) - length) / 2
    if backgroundStyle == .prominent {
      let pill = CGRect(x: start - 4, y: 0, width: length + 8, height: 26)
      pen.rectangle(turned(pill), radius: 13, Paint(fill: .tertiarySystemFill))
    }
    for page in 0..<shownPages {
      let isCurrent = page == pageOnDisplay
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let place = turned(
        CGRect(x: start + Double(position(of: page, in: pen.traits)) * 18, y: 4, width: 18, height: 18))
      let center = CGPoint(x: place.midX, y: place.midY)
      let shown = color.faded(isEnabled ? 1 : 0.5)
      if let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page) {
        pen.image(image, in: CGRect(x: center.x - 6, y: center.y - 6, width: 12, height: 12), shown)
      } else {
        pen.circle(center: center, radius: 4, Paint(fill: shown))
      }
    }
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isUpright ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }
}

extension ActivityIndicatorView: Drawn {
  func draw(with pen: Pen) {
    guard isAnimating || !hidesWhenStopped else { return }
    let (x, y) = (pen.size.width / 2, pen.size.height / 2)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      func point(_ share: Double) -> String {
        "\((x + sin(angle) * side * share).short) \((y - cos(angle) * side * share).short)"
      }
      let color = (color ?? .systemGray).faded(1 - Double(spoke) * 0.1)
      pen.path("M\(point(0.24))L\(point(0.42))", Paint(stroke: color, width: side * 0.12))
    }
  }
}

extension PickerView: Drawn {
  func draw(with pen: Pen) {
    let wheels = components.map(Wheel.init)
    pen.wheels(wheels, in: pen.bounds, marksSelection: showsSelectionIndicator)
  }
}

extension Pen {
  /// Draws wheels side by side, over a band that marks the selection.
  func wheels(_ wheels: [Wheel], in rect: CGRect, isEnabled: Bool = true, marksSelection: Bool = true) {
    let band = CGRect(x: rect.minX + 9, y: rect.midY - 16, width: max(0, rect.width - 18), height: 32)
    if marksSelection { rectangle(band, radius: 8, Paint(fill: .tertiarySystemFill)) }
    let fixed = wheels.compactMap(\.width).reduce(0, +)
    let share = (band.width - fixed) / Double(max(1, wheels.count { $0.width == nil }))
    var x = band.minX
    for wheel in wheels {
      let width = wheel.width ?? share
      for (steps, row) in wheel.rows(upTo: 2) {
        let distance = Double(steps)
        let font = Font.systemFont(ofSize: 21 - abs(distance) * 2)
        let step = wheel.rowHeight?.boundedLength ?? 31
        let line = CGRect(x: x + 4, y: rect.midY - 16 + distance * step, width: max(0, width - 8), height: 32)
        if wheel.rowHeight != nil, line.maxY < rect.minY || line.minY > rect.maxY { continue }
        if let view = wheel.view(at: wheel.selectedRow + steps) {
          draw(view, in: line)
          continue
        }
        let color: Color =
          !isEnabled ? .tertiaryLabel : distance == 0 ? .label : abs(distance) == 1 ? .secondaryLabel : .tertiaryLabel
        let runs = wheel.runs(at: wheel.selectedRow + steps, in: font) ?? [Run(text: row, font: font)]
        let flow = Flow(width: line.width, limit: 1, advance: TextMetrics.advance)
        lines(flow.lines(of: runs), in: LinePlace(line, .center), color, around: runs.leaveBaseline ? font : nil)
      }
      x += width
    }
  }
}
