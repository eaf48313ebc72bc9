import Layout
import Widgets

extension Slider: HTMLRepresentable {
  /// Writes an `input` of type `range`, between its images if it has any.
  public func write(to html: inout Preview.HTML) {
    let isAlone = minimumValueImage == nil && maximumValueImage == nil
    if isAlone {
      addColors(to: &html.style)
      html.open(.input("range"), .slider, View(attributes))
    } else {
      html.open("span", .sliderRow, View(attributes).aroundInput)
      html.close()
      if let minimumValueImage { html.add(minimumValueImage, isDecorative: true) }
      addColors(to: &html.style)
      html.openUnstyled(.input("range"), .slider)
      html.addInside(View(attributes), named: accessibilityLabel)
    }
    html.addRange(of: self, step: nil)
    html.addEndOfTouch(if: !isContinuous)
    html.addKeys(if: isEnabled)
    html.closeVoid()
    if let maximumValueImage { html.add(maximumValueImage, isDecorative: true) }
    if !isAlone { html.end("span") }
  }
}

extension Slider {
  internal var readsEnvironment: Bool {
    minimumValueImage?.mayBeLoaded == true || maximumValueImage?.mayBeLoaded == true
  }

  private func addColors(to style: inout CSS) {
    style.declare("--on", shownMinimumTrack)
    style.declare("--off", shownMaximumTrack)
    style.addThumb(thumbImage(for: state), thumbTintColor)
    let length = maximumValue - minimumValue
    style.declare("--value", length > 0 ? (value - minimumValue) / length * 100 : 0, unit: "%")
  }
}

extension CSS {
  /// Writes the image and the color of the thumb of a slider or a switch.
  internal mutating func addThumb(_ image: Image?, _ color: Color?) {
    guard let image else { return declare("--thumb", color) }
    utf8.write("--thumb:")
    utf8.write(raw: Symbol(image).css)
    utf8.write(" center/18px no-repeat,")
    write(color ?? .white)
    utf8.write(";")
  }
}

extension Preview.HTML {
  /// Writes the limits, the value and the accessibility attributes of a control.
  ///
  /// - Parameter step: The step of a number that is typed, which needs no limits; `nil` for a number that is dragged.
  internal mutating func addRange(of control: some RangeControl, step: Double?) {
    if step == nil || control.minimumValue.isFinite { attribute("min", exact: control.minimumValue.finite) }
    if step == nil || control.maximumValue.isFinite { attribute("max", exact: control.maximumValue.finite) }
    if let step { attribute("step", exact: step) } else { attribute("step", is: "any") }
    attribute("value", exact: control.value.finite)
    attribute("aria-valuetext", control.accessibilityValue)
    addState(of: control)
  }
}

extension Double {
  /// The number, or the greatest finite number for infinity, which HTML cannot express. NaN stays.
  internal var finite: Double { isNaN ? self : clamped(from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude) }
}

extension ElementKind {
  internal static let sliderRow = ElementKind(
    "SliderRow",
    flex: Flex(.open, .rigid),
    css: """
      .SliderRow{display:flex;align-items:center;gap:8px;color:var(--systemGray)}
      .SliderRow>.Slider{flex:1 1 0}
      .SliderRow>.Symbol{width:22px;height:22px}
      :where(.StackView:not(.vertical))>.SliderRow{width:120px}
      """
  )

  internal static let slider = ElementKind(
    "Slider",
    flex: Flex(.open, .rigid),
    css: """
      .Slider{display:block;width:100%;contain:size;contain-intrinsic-size:99999px 34px;min-height:34px;cursor:pointer;\
      --track:linear-gradient(to right,\
      var(--on,var(--tint)) var(--value),var(--off,var(--systemFill)) 0)}
      .Slider:dir(rtl){--track:linear-gradient(to left,var(--on,var(--tint)) var(--value),\
      var(--off,var(--systemFill)) 0)}
      .Slider::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:var(--track)}
      .Slider::-moz-range-track{height:4px;border-radius:2px;background:var(--track)}
      .Slider::-webkit-slider-thumb{appearance:none;width:27px;height:27px;margin-top:-11.5px;border-radius:50%;\
      background:var(--thumb,#fff);box-shadow:0 0 1px #0000003d,0 6px 13px #0000001f,0 1px 4px #00000024}
      .Slider::-moz-range-thumb{width:27px;height:27px;border:0;border-radius:50%;background:var(--thumb,#fff);\
      box-shadow:0 0 1px #0000003d,0 6px 13px #0000001f,0 1px 4px #00000024}
      .Slider:where(:disabled){opacity:.5;cursor:default}
      :where(.StackView:not(.vertical)) .Slider{contain-intrinsic-size:120px 34px}
      :where(.StackView:not(.vertical))>.Slider{width:auto}
      @media(forced-colors:active){.Slider{forced-color-adjust:none;--on:Highlight!important;--off:GrayText!important;\
      --thumb:ButtonText!important}}
      """
  )
}
