import Foundation
import Layout
import Widgets

extension Audit {
  /// Checks the contrast of a widget's texts to the drawings behind them.
  internal mutating func checkContrast(
    of widget: any Widget, in frame: CGRect, _ surroundings: Surroundings, at place: Int
  ) {
    let texts = widget.texts(tint: surroundings.tint, includingPresses: terms.includesPresses)
    guard !texts.isEmpty else { return }
    noteContrast(of: texts)
    var frame = frame
    var coats = backdrop.coats(in: frame)
    if coats.contains(where: { !$0.frame.contains(frame) }) {
      frame = widget.textFrame(in: frame)
      coats = backdrop.coats(in: frame)
    }
    let behind = Behind(frame: frame, coats: coats, surroundings: surroundings)
    for text in texts { check(text, behind, at: place) }
  }

  /// Checks the contrast of a control's visible parts to the drawings around them.
  ///
  /// As in WCAG 1.4.11, parts with the colors of the system are not checked.
  internal mutating func checkMarks(
    of widget: any Widget, in frame: CGRect, _ surroundings: Surroundings, at place: Int
  ) {
    for mark in widget.marks {
      noteContrast(of: mark.colors)
      let behind = Behind(frame: frame, coats: backdrop.coats(in: frame), surroundings: surroundings)
      for reader in terms.readers {
        let best = mark.colors.map { behind.contrast(of: $0, for: reader).best }.max()?.inHundredths ?? 21
        guard best < 3 else { continue }
        note(
          .controlContrast, about: Subject(at: place, mark.property), found: best, wanted: 3,
          "The contrast of \(mark.name) is \(best) in a \(reader) interface\(circumstances(of: surroundings)), "
            + "and less than 3."
        )
      }
    }
  }

  /// Checks the contrast of the changes when a control gets the focus, if only colors change.
  ///
  /// Fields are not checked, because they also show a cursor.
  internal mutating func checkFocus(
    of widget: any Widget, _ focused: any Widget, in frame: CGRect, _ surroundings: Surroundings, at place: Int
  ) {
    guard widget is any Control, !(widget is any TextInput), let change = FocusChange(from: widget, to: focused) else {
      return
    }
    let colors = change.colors(tint: surroundings.tint)
    noteContrast(of: colors)
    let behind = Behind(frame: frame, coats: backdrop.coats(in: frame), surroundings: surroundings)
    for reader in terms.readers {
      let best = colors.map { behind.contrast(of: $0, for: reader).best }.max()?.inHundredths ?? 1
      guard best < 3 else { continue }
      note(
        .controlContrast, about: Subject(at: place, change.property), while: .focused, found: best, wanted: 3,
        "The contrast of the focus is \(best) in a \(reader) interface\(circumstances(of: surroundings)), "
          + "and less than 3.")
    }
  }

  private func circumstances(of surroundings: Surroundings, while state: WidgetState? = nil) -> String {
    (surroundings.contrast == .high ? Preview.Finding.ofHighContrast : "") + circumstances(with: state)
  }

  private mutating func check(_ text: Text, _ behind: Behind, at place: Int) {
    let least = terms.level.minimumContrast(isLarge: text.isLarge, normal: terms.minimumContrast)
    var isUnknown = false
    var found = terms.readers.map { reader -> (reader: UserInterfaceStyle, worst: Double, best: Double) in
      let ratios = behind.contrast(of: text, for: reader)
      // Ratios are rounded to hundredths before the comparison, because messages print them so.
      return (reader, ratios.worst.inHundredths, ratios.best.inHundredths)
    }
    for (reader, worst, _) in found { leastContrast[reader] = min(worst, leastContrast[reader] ?? worst) }
    let style = behind.surroundings.style
    if style != .unspecified, let first = found.first,
      found.allSatisfy({ $0.worst == first.worst && $0.best == first.best })
    {
      // A widget with an interface style of its own has the same look for all readers.
      found = [(style, first.worst, first.best)]
    }
    for (reader, worst, best) in found {
      if worst >= least { continue }
      guard best < least else {
        isUnknown = true
        continue
      }
      let circumstances = circumstances(of: behind.surroundings, while: text.state)
      let start =
        "The contrast of \(text.name) is \(best) in a \(reader) interface\(circumstances), and less than "
        + "\(least.inHundredths)"
      let opaque = behind.isOpaque ? best : behind.unveiled.contrast(of: text, for: reader).worst
      if opaque >= least, let veil = behind.surroundings.veils.min(by: { $0.alpha < $1.alpha }) {
        let whose = veil.place == place ? "" : " of \(path(to: veil.place))"
        note(
          .contrast, about: Subject(at: place, item: text.item, "alpha"), while: text.state, found: best, wanted: least,
          "\(start), for the alpha of \(veil.alpha.inHundredths)\(whose).")
      } else {
        note(
          .contrast, about: Subject(at: place, item: text.item, text.property), while: text.state, found: best,
          wanted: least,
          "\(start).")
      }
    }
    // A layer over an unknown background is unknown, too.
    if isUnknown, text.state != .highlighted || text.ground == nil {
      note(
        .contrastUnknown, about: Subject(at: place, item: text.item, text.property), while: text.state, wanted: least,
        "One cannot tell whether the contrast of \(text.name) is \(least.inHundredths): "
          + "what is behind it is not one colour.")
    }
  }
}

/// The coats behind a text.
private struct Behind {
  let frame: CGRect
  let coats: [Backdrop.Coat]
  var surroundings: Audit.Surroundings

  var isOpaque: Bool { surroundings.veils.isEmpty }

  /// A copy in which everything around the text is opaque.
  var unveiled: Behind {
    var unveiled = self
    unveiled.surroundings.veils = surroundings.veils.map { Audit.Veil(place: $0.place, alpha: 1) }
    return unveiled
  }

  /// Returns the least and the greatest contrast of the text to the colors that may be behind it.
  func contrast(of text: Audit.Text, for reader: UserInterfaceStyle) -> (worst: Double, best: Double) {
    let pairs = pairs(of: text, for: reader)
    let ratios = pairs.map { $0.text.contrast(to: $0.ground) }
    // Between a lighter and a darker background there is a color without contrast to the text.
    let isBetween = Set(pairs.map { $0.text.luminance >= $0.ground.luminance }).count > 1
    return (isBetween ? 1 : ratios.min() ?? 1, ratios.max() ?? 1)
  }

  private typealias Pair = (text: Color, ground: Color)

  /// Returns the colors that may be behind the text, each with the color of the text on it.
  private func pairs(of text: Audit.Text, for reader: UserInterfaceStyle) -> [Pair] {
    let veils = surroundings.veils
    // The colors drawn in each veil, and before the first.
    var levels = [[Color.systemBackground.resolved(for: reader)]] + veils.map { _ in [Color.clear] }
    for coat in coats {
      let shared = zip(coat.surroundings.veils, veils).prefix { $0.place == $1.place }.count
      let alpha = coat.surroundings.veils[shared...].reduce(1) { $0 * $1.alpha }
      let colors = coat.colors.map {
        let color = coat.surroundings.resolved($0, for: reader)
        return color.withAlphaComponent(color.alpha * alpha)
      }
      let covered = levels[shared].flatMap { ground in colors.map { $0.over(ground) } }
      levels[shared] = (coat.frame.contains(frame) ? covered : levels[shared] + covered).extremes
    }
    let color = surroundings.resolved(text.color, for: reader)
    var pairs = levels[veils.count].map { ground -> Pair in
      let ground = text.ground.map { surroundings.resolved($0, for: reader).over(ground) } ?? ground
      return (color.over(ground), ground)
    }
    for (veil, grounds) in zip(veils, levels).reversed() {
      pairs = grounds.flatMap { ground in
        pairs.map { ($0.text.faded(veil.alpha).over(ground), $0.ground.faded(veil.alpha).over(ground)) }
      }
    }
    return pairs
  }
}

extension [Color] {
  /// The colors, or only the darkest and the lightest of many.
  fileprivate var extremes: [Color] {
    guard count > 8, let darkest = self.min(by: { $0.luminance < $1.luminance }),
      let lightest = self.max(by: { $0.luminance < $1.luminance })
    else { return self }
    return [darkest, lightest]
  }
}

extension Double {
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}

extension Preview.Finding {
  /// The words of a message about an interface with high contrast.
  fileprivate static let ofHighContrast = " with high contrast"

  /// The message without the contrast of the interface.
  package var messageInAnyContrast: String { message.replacing(Self.ofHighContrast, with: "") }
}
