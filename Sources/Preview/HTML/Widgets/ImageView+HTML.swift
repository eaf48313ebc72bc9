import Widgets

extension ImageView: HTMLRepresentable {
  /// Writes a box with the role of an image, and a symbol in place of the image.
  public func write(to html: inout Preview.HTML) {
    let image = shownImage
    if let configuration = preferredSymbolConfiguration {
      if let size = configuration.pointSize ?? configuration.textStyle?.pointSize {
        html.style.declare("font-size", points: size)
      }
      html.style.add(configuration.scale)
    }
    html.style.add(contentMode)
    html.open("span", .imageView, View(attributes), modifier: modifier, role: image == nil ? nil : .img, flex: flex)
    if accessibilityLabel == nil { html.attribute("aria-label", image?.name) }
    html.close()
    if let image { html.add(image, isDecorative: true) }
    html.end("span")
  }

  /// The image that shows in the current state.
  internal var shownImage: Image? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard isAnimating else { return still }
    return (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages)?.first ?? still
  }

  // The size of an image is unknown before it is loaded.
  private var flex: Flex? {
    guard case .system = shownImage?.source else { return .open }
    return nil
  }

  private var modifier: StaticString {
    switch shownImage?.source {
    case nil: ""
    case .named: " picture"
    case .system: contentMode.isScaling ? "" : " own"
    }
  }
}

extension ContentMode {
  internal var isScaling: Bool { [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw].contains(self) }
}

extension CSS {
  fileprivate mutating func add(_ scale: SymbolConfiguration.Scale) {
    switch scale {
    case .default, .medium: break
    case .small: declare("--scale:1em")
    case .large: declare("--scale:1.6em")
    }
  }

  /// Writes the scaling and the position of an image in its view.
  fileprivate mutating func add(_ mode: ContentMode) {
    switch mode {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: break
    case .top: declare("place-items:start center")
    case .bottom: declare("place-items:end center")
    case .left: declare("place-items:center left")
    case .right: declare("place-items:center right")
    case .topLeft: declare("place-items:start left")
    case .topRight: declare("place-items:start right")
    case .bottomLeft: declare("place-items:end left")
    case .bottomRight: declare("place-items:end right")
    }
  }
}

extension ElementKind {
  internal static let imageView = ElementKind(
    "ImageView",
    css: """
      .ImageView{display:grid;place-items:center;color:var(--tint);position:relative;\
      background-size:100% 100%}
      .ImageView::before{content:"";grid-area:1/1;width:var(--scale,1.25em);height:var(--scale,1.25em)}
      .ImageView>.Symbol{position:absolute;inset:0;width:auto;height:auto}
      .ImageView:where(.own)>.Symbol{position:static;grid-area:1/1;width:var(--scale,1.25em);height:var(--scale,1.25em)}
      .ImageView:empty::before{display:none}
      .ImageView:where(.picture){background-color:light-dark(#e5e5ea,#2c2c2e);color:var(--systemGray)}
      .ImageView:where(.picture)::before{width:64px;height:64px}
      .ImageView:where(.picture)>.Symbol{inset:20%;max-height:40px;margin:auto 0}
      """
  )
}
