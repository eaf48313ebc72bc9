import Layout
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
    switch preferredImageDynamicRange {
    case .unspecified: break
    case .standard: html.style.declare("dynamic-range-limit:standard")
    case .constrainedHigh: html.style.declare("dynamic-range-limit:constrained")
    case .high: html.style.declare("dynamic-range-limit:no-limit")
    }
    let isLoaded = image?.address(in: html.environment.allowedImageOrigins) != nil
    if isLoaded { html.style.addFit(of: contentMode) }
    let view = View(attributes)
    let role = view.operatedRole ?? (image == nil ? view.takesTaps ? .group : nil : .img)
    html.open(
      "span", .imageView, view, modifier: isLoaded ? " loaded" : modifier, role: role, box: ElementBox(flex: flex))
    html.addFocus(of: view, role)
    if accessibilityLabel == nil { html.attribute("aria-label", image?.name) }
    html.close()
    if let image { html.add(image, drawn: animation(in: html.environment), isDecorative: true) }
    html.end("span")
  }

  /// The animated images as one moving drawing, or `nil` if the view has none, or no duration for them.
  private func animation(in environment: EnvironmentValues) -> String? {
    let images = (isHighlighted ? highlightedAnimationImages : animationImages) ?? []
    guard isAnimating, animationDuration > 0, images.count > 1, !environment.isReduceMotionEnabled else { return nil }
    return Symbol.css(of: images.map(Symbol.init), duration: animationDuration, times: animationRepeatCount)
  }

  internal var readsEnvironment: Bool { isAnimating || shownImage?.mayBeLoaded == true }

  // The size of an image is unknown before it is loaded.
  private var flex: Flex? {
    guard case .system = shownImage?.source else { return .open }
    return nil
  }

  private var modifier: StaticString {
    switch shownImage?.source {
    case nil: ""
    case .named, .url: " picture"
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

  /// Writes the scaling of an image that the browser loads.
  fileprivate mutating func addFit(of mode: ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: break
    case .scaleAspectFit: declare("--fit:contain")
    case .scaleAspectFill: declare("--fit:cover")
    default: declare("--fit:none")
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
    "ImageView", letsTouchesThrough: true,
    css: """
      .ImageView{display:grid;place-items:center;color:var(--tint);position:relative;\
      background-size:100% 100%}
      .ImageView::before{content:"";grid-area:1/1;width:var(--scale,1.25em);height:var(--scale,1.25em)}
      .ImageView>.Symbol{position:absolute;inset:0;width:auto;height:auto}
      .ImageView:where(.own)>.Symbol{position:static;grid-area:1/1;width:var(--scale,1.25em);height:var(--scale,1.25em)}
      .ImageView:empty::before{display:none}
      .ImageView:where(.loaded)::before{display:none}
      .ImageView>.Picture{width:100%;height:100%;min-width:0;min-height:0}
      .ImageView:where(.picture){background-color:light-dark(#e5e5ea,#2c2c2e);color:var(--systemGray)}
      .ImageView:where(.picture)::before{width:64px;height:64px}
      .ImageView:where(.picture)>.Symbol{inset:20%;max-height:40px;margin:auto 0}
      """
  )
}
