import Layout
import Widgets

extension Preview.HTML {
  /// Writes an item of a bar: its widget, a space, or a button.
  internal mutating func add(_ item: BarButtonItem, as part: WrittenPart) {
    if item.isHidden { return }
    switch item.systemItem {
    case _ where item.customView != nil: add([item.customView].compactMap { $0 }[...])
    case .flexibleSpace:
      begin("i", class: "Flexible")
      end("i")
    case .fixedSpace: addSpace(item.width)
    case let system: addButton(for: item, system: system, part)
    }
  }

  private mutating func add(_ widgets: ArraySlice<any Widget>) { add(Children(widgets), arranged: .row) }

  private mutating func addSpace(_ width: Double) {
    style.declare("width", points: width)
    openUnstyled("i", .space)
    close()
    end("i")
  }

  private mutating func addButton(
    for item: BarButtonItem, system: BarButtonItem.SystemItem?, _ part: WrittenPart
  ) {
    style.declare("color", item.tintColor)
    style.add(item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled), font: .body)
    if item.width > 0 { style.declare("width", points: item.width) }
    if item.shownTitle != nil, item.widthOfPossibleTitles > 0 {
      style.declare("min-width", points: item.widthOfPossibleTitles)
    }
    if item.hasBackgroundImage {
      addBackground(movedBy: item.backgroundVerticalPositionAdjustment)
      style.declare("min-height:32px;padding:0 6px;border-radius:6px")
    }
    if item.isSelected, item.style != .prominent {
      style.declare("background-color:color-mix(in srgb,var(--tint) 15%,#0000)")
      style.declare("padding:0 6px;border-radius:6px")
    }
    addLargeContent(of: item)
    openUnstyled(.button, .barButton, modifier: item.modifier)
    addPart(part)
    addAccessibility(of: item, label: item.accessibilityLabel ?? (item.shownTitle == nil ? system?.name : nil))
    if item.changesSelectionAsPrimaryAction || item.isSelected {
      attribute("aria-pressed", item.isSelected ? "true" : "false")
    }
    attribute("disabled", if: !item.isEnabled)
    close()
    if let image = item.shownImage {
      add(
        image, of: item, side: 24,
        isDecorative: item.shownTitle != nil || item.accessibilityLabel != nil || system != nil)
    }
    text(item.shownTitle, movedBy: item.titlePositionAdjustment)
    end("button")
  }

  /// Declares the background of an item with a background image, which is not loaded.
  internal mutating func addBackground(movedBy distance: Double = 0) {
    guard distance != 0 else { return style.declare("background-color", .systemGray5) }
    style.declare("--ground", .systemGray5)
    style.declare("background:linear-gradient(var(--ground) 0 0) no-repeat")
    style.declare("background-position-y", points: distance)
  }

  /// Writes the identifier and the accessibility attributes of a bar item.
  internal mutating func addAccessibility(of item: some BarItem, label: String?) {
    if let identifier = item.accessibilityIdentifier {
      if form != .fragment, isFirst(identifier) { attribute("id", identifier) }
      attribute("data-testid", identifier)
    }
    attribute("aria-label", label)
    attribute("aria-description", item.accessibilityHint)
    if item.largeContentSizeImage != nil { addLargeContent(titled: label ?? item.title) }
  }
}

extension BarButtonItem {
  fileprivate var modifier: StaticString {
    if style == .prominent { return " prominent" }
    return isProminent ? " done" : ""
  }
}

extension ElementKind {
  internal static let barButton = ElementKind(
    "BarButton",
    css: """
      .BarButton{display:inline-flex;align-items:center;justify-content:center;gap:4px;min-width:28px;min-height:44px;\
      color:var(--tint);white-space:pre;cursor:pointer}
      .BarButton:where(.done){font-weight:600}
      .BarButton:where(.prominent){min-height:32px;padding:0 12px;border-radius:16px;background:var(--tint);color:#fff}
      .BarButton>.Symbol{width:24px;height:24px}
      .BarButton:where(:disabled,[data-z]){opacity:.35;cursor:default}
      .Flexible{flex:1 1 0}
      """
  )
}

extension Preview.HTML {
  /// Declares the image for the large content of an item, if it has one.
  internal mutating func addLargeContent(of item: some BarItem) {
    guard let image = item.largeContentSizeImage else { return }
    style.add(largeContent: image, item.largeContentSizeImageInsets, isScaled: true)
  }

  /// Writes the image of an item in a square, and its image for landscape phones.
  internal mutating func add(_ image: Image, of item: some BarItem, side: Double, isDecorative: Bool) {
    guard item.image != nil, let lying = item.landscapeImagePhone else {
      style.add(imageInsets: item.imageInsets, side: side)
      return add(image, isDecorative: isDecorative)
    }
    sheet.use(.lyingImage)
    for (image, insets, isLying) in [(image, item.imageInsets, false), (lying, item.landscapeImagePhoneInsets, true)] {
      begin("span", class: isLying ? "Lying" : "Upright")
      style.declare("width", points: side)
      style.declare("height", points: side)
      style.add(imageInsets: insets, side: side)
      add(image, isDecorative: isDecorative)
      end("span")
    }
  }
}

extension ElementKind {
  internal static let lyingImage = ElementKind(
    "LyingImage", flex: nil,
    css: """
      .Upright{display:contents}
      .Lying{display:none}
      @media(orientation:landscape) and (max-height:430px){.Upright{display:none}.Lying{display:contents}}
      """)
}
