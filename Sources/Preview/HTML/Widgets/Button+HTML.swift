import Widgets

extension Button: HTMLRepresentable {
  /// Writes a `button` with its picture and its title.
  public func write(to html: inout Preview.HTML) {
    addStyle(to: &html.style)
    let view = View(attributes)
    let inset = DirectionalEdgeInsets(contentEdgeInsets, in: view)
    html.open("<button type=\"button\"", .button, view, modifier: modifier, inset: inset)
    if accessibilityLabel == nil, shownText == nil { html.attribute(" aria-label", accessibilityName) }
    addState(to: &html)
    html.close()
    if let image = currentImage ?? imageOfType {
      addSpacing(to: &html)
      html.add(image, isDecorative: accessibilityName != nil)
    }
    addTitle(to: &html)
    html.body.write("</button>")
  }

  private var imageOfType: Image? {
    switch buttonType {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: Image(systemName: "info.circle")
    case .contactAdd: Image(systemName: "plus.circle")
    case .close: Image(systemName: "xmark")
    }
  }

  private var modifier: StaticString {
    switch buttonType {
    case .custom: ""
    case .close: " system close"
    case .system, .plain, .detailDisclosure, .infoLight, .infoDark, .contactAdd: " system"
    }
  }

  private func addStyle(to style: inout CSS) {
    style.add(titleLabel.font, unlike: .systemFont(ofSize: Font.buttonFontSize))
    if let color = titleColor(for: state) {
      style.declare("color", color)
    } else if !isTinted {
      style.declare("color", .white)
    } else if role == .destructive {
      style.declare("color", .systemRed)
    }
    switch contentHorizontalAlignment {
    case .center: break
    case .left: style.declare("justify-content:left")
    case .right: style.declare("justify-content:right")
    case .leading: style.declare("justify-content:flex-start")
    case .trailing: style.declare("justify-content:flex-end")
    case .fill: style.declare("justify-content:space-between")
    }
    switch contentVerticalAlignment {
    case .center: break
    case .top: style.declare("align-items:flex-start")
    case .bottom: style.declare("align-items:flex-end")
    case .fill: style.declare("align-items:stretch")
    }
    if titleLabel.numberOfLines != 1 { style.declare("white-space:pre-wrap") }
    if titleLabel.textAlignment != .natural { style.add(titleLabel.textAlignment) }
  }

  private func addState(to html: inout Preview.HTML) {
    if changesSelectionAsPrimaryAction || isSelected {
      html.attribute(" aria-pressed", isSelected ? "true" : "false")
    }
    html.attribute(" aria-haspopup=\"menu\"", if: showsMenuAsPrimaryAction)
    html.attribute(" title", toolTip)
    html.attribute(" disabled", if: !isEnabled)
  }

  // The insets of the title and of the picture move them apart, or together.
  private func addSpacing(to html: inout Preview.HTML) {
    let space = titleEdgeInsets.left - imageEdgeInsets.left
    if space != 0, shownText != nil { html.style.declare("margin-inline-end", points: space) }
  }

  private func addTitle(to html: inout Preview.HTML) {
    if let title = currentAttributedTitle { html.text(title) } else { html.text(currentTitle) }
  }
}

extension Kind {
  internal static let button = Kind(
    "Button",
    css: """
      .Button{display:inline-flex;align-items:center;justify-content:center;gap:6px;color:var(--tint);font-size:18px;\
      text-align:center;white-space:nowrap;cursor:pointer}
      .Button:where(.system){min-height:34px}
      .Button:where(.close){align-self:center;justify-content:center;flex:none;width:30px;height:30px;min-height:0;border-radius:50%;\
      background:var(--tertiarySystemFill);color:var(--secondaryLabel);font-size:15px}
      .Button:where(:disabled){opacity:.35;cursor:default}
      .Button:active:enabled{opacity:.5}
      """
  )
}
