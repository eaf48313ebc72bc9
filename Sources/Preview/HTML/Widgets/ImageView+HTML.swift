import Widgets

extension ImageView: HTMLRepresentable {
  /// Writes a box with the role of an image, and a sign for the picture in it.
  public func write(to html: inout Preview.HTML) {
    let image = shownImage
    if let configuration = preferredSymbolConfiguration {
      if let size = configuration.pointSize ?? configuration.textStyle?.pointSize {
        html.style.declare("font-size", points: size)
      }
      html.style.add(configuration.scale)
    }
    html.style.add(contentMode)
    html.open("<span", .imageView, View(attributes), modifier: modifier, role: image == nil ? nil : .img)
    if accessibilityLabel == nil { html.attribute(" aria-label", image?.name) }
    html.close()
    if let image { html.add(image, isDecorative: true) }
    html.body.write("</span>")
  }

  /// The picture that shows in the present state.
  internal var shownImage: Image? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard isAnimating else { return still }
    return (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages)?.first ?? still
  }

  private var modifier: StaticString {
    guard case .named = shownImage?.source else { return "" }
    return " picture"
  }
}

extension CSS {
  fileprivate mutating func add(_ scale: SymbolConfiguration.Scale) {
    switch scale {
    case .default, .medium: break
    case .small: declare("--scale:1em")
    case .large: declare("--scale:1.6em")
    }
  }

  /// Writes how a picture fits into its view.
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

extension Kind {
  internal static let imageView = Kind(
    "ImageView",
    css: """
      .ImageView{display:inline-grid;flex:none;place-items:center;color:var(--tint);position:relative}
      .ImageView>.Symbol{width:var(--scale,1.25em);height:var(--scale,1.25em)}
      .ImageView:where(.picture){min-width:44px;min-height:44px;background-color:var(--tertiarySystemFill);\
      color:var(--tertiaryLabel);font-size:24px}
      """
  )
}
