import Mod
import Widgets

/// A walk through a tree that notes what keeps people out.
internal struct Audit {
  /// What a widget is in.
  internal struct Surroundings {
    /// The ground in each interface style that is possible here; without any, it is not one colour.
    var grounds: [UserInterfaceStyle: Color] = [
      .light: .systemBackground.resolved(for: .light), .dark: .systemBackground.resolved(for: .dark),
    ]

    /// The colour of what can be tapped.
    var tint = Color.tintColor
  }

  internal let minimumContrast: Double
  internal private(set) var findings: [Preview.Finding] = []
  private var identifiers: Set<String> = []

  internal init(minimumContrast: Double) {
    self.minimumContrast = minimumContrast
  }

  /// Looks at a widget and at all that is in it.
  internal mutating func visit(_ widget: any Widget, at parent: String, in surroundings: Surroundings) {
    guard !widget.isHidden, widget.alpha > 0 else { return }
    let path = parent + widget.kindName
    let surroundings = surroundings.inside(widget)
    check(widget.accessibilityIdentifier, at: path)
    if !widget.accessibilityElementsHidden { checkName(of: widget, at: path) }
    for text in widget.texts(tint: surroundings.tint) where widget.isInUse { check(text, at: path, in: surroundings) }
    for (index, child) in widget.parts.enumerated() {
      visit(child, at: "\(path)/\(index).", in: surroundings)
    }
  }

  internal mutating func note(_ rule: Preview.Finding.Rule, at path: String, _ message: String) {
    findings.append(Preview.Finding(rule: rule, path: path, message: message))
  }

  private mutating func check(_ identifier: String?, at path: String) {
    guard let identifier, !identifiers.insert(identifier).inserted else { return }
    note(.uniqueIdentifier, at: path, "Another widget is called \(identifier.quoted) too.")
  }

  private mutating func checkName(of widget: any Widget, at path: String) {
    if let image = widget as? ImageView {
      guard image.isAccessibilityElement, image.shownImage != nil, image.spokenName == nil else { return }
      return note(.imageDescription, at: path, "The picture has no accessibilityLabel that says what it shows.")
    }
    if widget.needsName, widget.spokenName == nil {
      note(.name, at: path, "There is no name: a title, or an accessibilityLabel.")
    }
    for (index, name) in widget.partNames.enumerated() where name == nil {
      note(.name, at: "\(path)/\(index)", "The item has no title and no accessibilityLabel.")
    }
  }

  private mutating func check(_ text: Text, at path: String, in surroundings: Surroundings) {
    let least = text.isLarge ? minimumContrast * 2 / 3 : minimumContrast
    for style in [UserInterfaceStyle.light, .dark] {
      guard let ground = surroundings.grounds[style] else { continue }
      let own = text.ground.map { $0.resolved(for: style).over(ground) } ?? ground
      let ratio = text.color.resolved(for: style).over(own).contrast(to: own)
      // To a hundredth, as one reads it: what is printed as 4.5 is 4.5.
      let rounded = (ratio * 100).rounded() / 100
      if rounded < least {
        note(.contrast, at: path, "The contrast of text is \(rounded) in a \(style) interface, and less than \(least).")
      }
    }
  }
}

extension Audit.Surroundings {
  /// What the inside of a widget is in.
  fileprivate func inside(_ widget: any Widget) -> Audit.Surroundings {
    var inside = self
    inside.tint = widget.tintColor ?? tint
    if widget.overrideUserInterfaceStyle != .unspecified {
      inside.grounds = grounds.filter { $0.key == widget.overrideUserInterfaceStyle }
      if inside.grounds.isEmpty, !grounds.isEmpty {
        let style = widget.overrideUserInterfaceStyle
        inside.grounds[style] = Color.systemBackground.resolved(for: style)
      }
    }
    if widget.hasManyColors { inside.grounds = [:] }
    if let color = widget.groundColor {
      for (style, ground) in inside.grounds { inside.grounds[style] = color.resolved(for: style).over(ground) }
    }
    return inside
  }
}
