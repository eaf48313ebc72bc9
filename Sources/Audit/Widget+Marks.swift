import Layout
import Widgets

extension Audit {
  /// A part of a control without text that users have to see.
  internal struct Mark {
    /// The name in messages: `the border`.
    let name: String

    /// The property that determines its color.
    let property: String

    /// Alternative colors, such as those of a border and its interior. One with enough contrast suffices.
    let colors: [Text]
  }
}

extension Widget {
  /// The parts of the control that users have to see and that have colors of their own. A button with a title has none.
  internal var marks: [Audit.Mark] {
    func mark(_ name: String, _ property: String, _ color: Color?) -> [Audit.Mark] {
      color.map { [Audit.Mark(name: name, property: property, colors: [Audit.Text($0)])] } ?? []
    }
    switch self {
    case let control as Switch where control.isOn:
      // The position of the thumb shows the value, too.
      guard let track = control.onTintColor else { return [] }
      let thumb = Audit.Text(control.thumbTintColor ?? .white, on: track)
      return [Audit.Mark(name: "the track", property: "onTintColor", colors: [Audit.Text(track), thumb])]
    case let slider as Slider:
      return mark("the track before the thumb", "minimumTrackTintColor", slider.minimumTrackTintColor)
    case let progress as ProgressView:
      return mark("the completed part", "progressTintColor", progress.progressTintColor)
    case let control as PageControl:
      return mark("the current page's dot", "currentPageIndicatorTintColor", control.currentPageIndicatorTintColor)
    case is TextField, is TextView: return border
    case let button as Button: return button.icon
    case let image as ImageView where image.isAccessibilityElement && image.shownImage?.isSymbol == true:
      return mark("the icon", "tintColor", image.shownImage?.tintColor ?? image.tintColor)
    default: return []
    }
  }

  private var border: [Audit.Mark] {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return [] }
    let ground = (backgroundColor ?? layer.backgroundColor).map { [Audit.Text($0), Audit.Text(color, on: $0)] }
    return [Audit.Mark(name: "the border", property: "layer.borderColor", colors: [Audit.Text(color)] + (ground ?? []))]
  }
}

extension Button {
  /// The icon of a button without a title, if its color has been set.
  fileprivate var icon: [Audit.Mark] {
    guard caption == nil, let image = currentImage, image.isSymbol else { return [] }
    let candidates = [
      ("imageView.tintColor", imageView.tintColor), ("image", image.tintColor), ("titleColor", titleColor(for: state)),
      // A tint that would not be legible on the background is not shown.
      ("tintColor", tintColor == shownTitleColor ? tintColor : nil),
    ]
    let marks = candidates.compactMap { property, color in
      color.map { Audit.Mark(name: "the icon", property: property, colors: [Audit.Text($0, on: shownBackground)]) }
    }
    return Array(marks.prefix(1))
  }
}

extension Image {
  fileprivate var isSymbol: Bool { if case .system = source { true } else { false } }
}

extension Audit.Text {
  /// Creates a color without text, on the surroundings of the widget or on a color.
  internal init(_ color: Color, on ground: Color? = nil) {
    self.init(color: color, font: .body, ground: ground)
  }
}
