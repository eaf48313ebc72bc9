import Foundation
import Layout
import Widgets

extension Button: HTMLRepresentable {
  /// Writes a `button` with its image and its title.
  public func write(to html: inout Preview.HTML) {
    if readsTheme, !html.sink.keepsTokens || !isEnabled || isImageSizedByToken {
      return html.withoutTokens(self).write(to: &html)
    }
    addStyle(html.titleStyle(of: self), to: &html.style)
    let view = View(attributes)
    let inset = DirectionalEdgeInsets(shownInsets, in: view)
    html.open(
      .button, .button, view, modifier: modifier,
      box: ElementBox(inset: inset, natural: caption == nil ? .zero : DirectionalEdgeInsets(top: 6, bottom: 6)))
    if accessibilityLabel == nil, shownText == nil { html.attribute("aria-label", accessibilityName) }
    addState(to: &html)
    html.close()
    if let image = shownImage {
      addSpacing(to: &html)
      addSize(of: image, to: &html)
      addColor(ofImageTo: &html.style)
      html.add(image, isDecorative: accessibilityName != nil)
    }
    addTitle(to: &html)
    html.end("button")
  }

  /// Whether the title's color depends on the contrast of a token, or the size of an image on the font.
  internal var readsTheme: Bool {
    if isImageSizedByToken { return true }
    guard titleColor(for: state) == nil, let background = backgroundColor ?? layer.backgroundColor else { return false }
    return background.holdsTokens || tintColor?.holdsTokens == true
  }

  internal var readsEnvironment: Bool { currentImage?.mayBeLoaded == true }

  private var isImageSizedByToken: Bool { shownFont.holdsTokens && shownImage != nil }

  private var modifier: StaticString {
    switch (buttonType == .custom, caption == nil) {
    case (true, false): ""
    case (false, false): " system"
    case (true, true): " bare"
    case (false, true): " system bare"
    }
  }

  private func addStyle(_ title: TitleStyle, to style: inout CSS) {
    style.add(shownFont, unlike: .systemFont(ofSize: Font.buttonFontSize))
    // An image is not loaded. Its frame is drawn over the background color.
    let ground = currentBackgroundImage == nil ? selectionGround : .systemGray
    if title.isTint, currentBackgroundImage == nil, ground != nil {
      style.declare("--under:var(--tint)")
    } else {
      style.declare("--under", ground)
    }
    if isHighlighted, hasPressedLayer {
      style.declare(
        """
        background-image:linear-gradient(color-mix(in srgb,currentcolor 20%,#0000) 0 0),\
        linear-gradient(var(--under,#0000) 0 0)
        """)
    } else if ground != nil {
      style.declare("background-image:linear-gradient(var(--under) 0 0)")
    } else if showsTouch {
      style.declare(
        "background-image:radial-gradient(closest-side,color-mix(in srgb,var(--tint) 30%,#0000),#0000)")
    }
    if isEnabled { addPress(to: &style) }
    if let selectionGround {
      addSelection(selectionGround, to: &style)
    } else if isHighlighted, dimsPressedTitle, $titleColor[state] == nil {
      style.utf8.write("color:color-mix(in srgb,")
      if title.isTint { style.utf8.write("var(--tint)") } else { style.write(title.color) }
      style.utf8.write(" 30%,#0000);")
    } else if !title.isTint, title.color != .tertiaryLabel || isEnabled {
      style.declare("color", title.color)
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
    style.add(textShadow: currentTitleShadowColor, shownShadowOffset)
    if titleLabel.numberOfLines != 1 { style.declare("white-space:pre-wrap") }
    if titleLabel.textAlignment != .natural { style.add(titleLabel.textAlignment) }
    style.add(titleLabel.textDecoration)
    addLimit(to: &style)
  }

  /// Declares the effect of a press: a layer of the title's color on the background, or a dimmed title. A background
  /// that the style sets for the pointer or the press is not changed.
  private func addPress(to style: inout CSS) {
    if !isHighlighted, hasPressedLayer { style.declare("--press:20%") }
    if isHighlighted || !dimsPressedTitle { style.declare("--dim:100%") }
    if isPointerInteractionEnabled, hasGround(of: .hovered) || hasGround(of: .highlighted) {
      style.declare("--point:0%")
    }
  }

  private func addSelection(_ ground: Color, to style: inout CSS) {
    style.declare("color", selectedTitleColor(on: ground))
    if layer.cornerRadius == 0 { style.declare("border-radius", points: selectionRadius) }
    let outset = selectionOutset
    guard outset > 0 else { return }
    style.utf8.write("box-shadow:")
    style.utf8.write(-outset)
    style.utf8.write("px 0 var(--under),")
    style.utf8.write(outset)
    style.utf8.write("px 0 var(--under);")
  }

  // The title of a narrow button is truncated. CSS truncates text in a block but not in a flex row, and only the row
  // centers content that is higher than itself.
  private func addLimit(to style: inout CSS) {
    var limit = min(width?.points ?? .infinity, maximumWidth?.points ?? .infinity)
    if bounds.width > 0 { limit = min(limit, bounds.width) }
    guard limit < .infinity else { return }
    if limit < 30, minimumWidth == nil { style.declare("min-width:0") }
    guard shownImage == nil, titleLabel.numberOfLines == 1, contentHorizontalAlignment == .center,
      contentVerticalAlignment == .center, height == nil, maximumHeight == nil, bounds.height == 0
    else { return }
    style.declare("display:inline-block;text-overflow:ellipsis")
  }

  private func addState(to html: inout Preview.HTML) {
    if changesSelectionAsPrimaryAction || isSelected {
      html.attribute("aria-pressed", isSelected ? "true" : "false")
    }
    html.attribute("aria-haspopup", is: "menu", if: showsMenuAsPrimaryAction)
    html.attribute("title", toolTip)
    html.addMenu(of: self)
    html.attribute("disabled", if: !isEnabled)
    if isPointerInteractionEnabled {
      html.sheet.use(.pointed)
      html.sink.flag("data-o")
    }
  }

  private func addSize(of image: Image, to html: inout Preview.HTML) {
    let side = symbolSize
    if side != (caption == nil ? 22 : shownFont.pointSize) { html.style.declare("--side", points: side) }
  }

  // The insets of the title and the image move them apart, or together.
  private func addSpacing(to html: inout Preview.HTML) {
    let space = titleEdgeInsets.left - imageEdgeInsets.left
    if space != 0, shownText != nil { html.style.declare("margin-inline-end", points: space) }
  }

  private func addColor(ofImageTo style: inout CSS) {
    if imageView.tintColor != nil || !adjustsImageWhenHighlighted { style.declare("--dim:100%") }
    if keepsImage {
      if let color = shownImageColor { style.declare("color", color) } else { style.declare("color:var(--tint)") }
    } else {
      style.declare("color", shownImageColor)
    }
  }

  private func addTitle(to html: inout Preview.HTML) {
    func write(to html: inout Preview.HTML) {
      guard let title = currentAttributedTitle else { return html.text(currentTitle) }
      let runs = title.runs
      // Separate elements in a button would have different baselines, and gaps between them.
      let isPart = runs.count > 1 || runs.contains { $0.baselineOffset != nil }
      if isPart { html.begin("span") }
      html.text(title, in: shownFont, links: .none)
      if isPart { html.end("span") }
    }
    if titleLabel.numberOfLines == 1 { return html.onOneLine(write) }
    write(to: &html)
    html.addLastLine(of: caption)
  }
}

extension ElementKind {
  internal static let pointed = ElementKind(
    "Pointed", flex: nil,
    css: """
      @media(hover:hover){[data-o]:hover:enabled{background-image:\
      linear-gradient(color-mix(in srgb,currentColor var(--point,12%),#0000) 0 0)}}
      """)

  internal static let button = ElementKind(
    "Button",
    css: """
      .Button{display:inline-flex;align-items:center;justify-content:safe center;gap:6px;min-width:30px;\
      padding:6px 0;overflow-x:clip;color:var(--tint);font-size:18px;text-align:center;white-space:pre;\
      overflow-wrap:anywhere;cursor:pointer}
      .Button>.Symbol{width:var(--side,1em);height:var(--side,1em)}
      .Button>.Picture{width:var(--side,auto);height:var(--side,auto)}
      .Button:where(.bare){padding:0}
      .Button:where(.bare)>.Symbol{width:var(--side,22px);height:var(--side,22px)}
      .Button:where(:disabled,[data-z]){color:var(--tertiaryLabel);cursor:default}
      .Button:active:enabled{-webkit-text-fill-color:color-mix(in srgb,currentcolor var(--dim,30%),#0000)}
      .Button:active:enabled>.Symbol{opacity:var(--dim,30%)}
      :where(.Button:active:enabled){position:relative}
      .Button:active:enabled::after{content:"";position:absolute;inset:0;border-radius:inherit;\
      background:currentcolor;opacity:var(--press,0%);pointer-events:none}
      @media(forced-colors:active){:where(.Button){--edge:1px}}
      """
  )
}
