import Layout
import Widgets

extension TextField: HTMLRepresentable {
  /// Writes an `input` for text, between the left and the right view.
  public func write(to html: inout Preview.HTML) {
    // A page shows and hides the side views itself, as its user enters and leaves the field.
    let (left, right) = (leftViewMode == .never ? nil : leftView, rightViewMode == .never ? nil : rightView)
    let clearing = modeOfClearButton
    html.style.add(self)
    if let placeholderColor { html.style.declare("--placeholder", placeholderColor) }
    if hasPictureBehind { html.style.add(picture: .systemGray5) }
    let list = html.newList(of: suggestions, for: self)
    let accessory = inputAccessoryView
    let box = ElementBox(natural: naturalInset)
    guard left != nil || right != nil || clearing != .never || list != nil || accessory != nil else {
      html.open(.input(inputType), .textField, View(attributes), modifier: modifier, box: box)
      return addInput(to: &html)
    }
    html.open("div", .textField, View(attributes).aroundInput, modifier: modifier, box: box)
    html.close()
    if let left { html.add(side: left, leftViewMode) }
    html.openUnstyled(.input(inputType), .input)
    html.attribute("list", list)
    html.addInside(View(attributes), named: accessibilityLabel)
    addInput(to: &html)
    if let right { html.add(side: right, rightViewMode) }
    if clearing != .never {
      // The button is hidden instead of removed: adding or removing the element around the input would replace the
      // input while its user types.
      html.openUnstyled(.button, .clear, modifier: clearing.modifier)
      html.attribute("tabindex", is: "-1")
      html.attribute("aria-hidden", is: "true")
      html.attribute("hidden", if: !isEnabled || text?.isEmpty != false)
      html.close()
      html.end("button")
    }
    html.add(suggestions, inList: list)
    html.add(accessory: accessory)
    html.end("div")
  }

  private var modifier: StaticString {
    switch borderStyle {
    case .none: ""
    case .line: " line"
    case .bezel: " bezel"
    case .roundedRect: " rounded"
    }
  }

  private var naturalInset: DirectionalEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: DirectionalEdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
    case .bezel, .roundedRect: DirectionalEdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    }
  }

  private func addInput(to html: inout Preview.HTML) {
    html.addTraits(of: self, hasKeyboard: inputView == nil)
    html.attribute("placeholder", placeholder?.onOneLine)
    html.attribute("value", html.value(of: self))
    html.addState(of: self)
    html.closeVoid()
  }
}

extension Preview.HTML {
  /// Writes a view beside the text of a field.
  fileprivate mutating func add(side view: any Widget, _ mode: TextField.ViewMode) {
    if mode == .always { return add([view], arranged: .row) }
    openUnstyled("div", .side, modifier: mode.modifier)
    close()
    add([view], arranged: .row)
    end("div")
  }
}

extension CSS {
  /// Writes an image that is not loaded: its place is gray.
  fileprivate mutating func add(picture color: Color) {
    utf8.write("background-image:linear-gradient(")
    write(color)
    utf8.write(" 0 0);")
  }
}

extension TextField.ViewMode {
  fileprivate var modifier: StaticString {
    switch self {
    case .never, .always: ""
    case .whileEditing: " editing"
    case .unlessEditing: " resting"
    }
  }
}

extension View {
  /// The view without the attributes of the inner element that takes the focus: see
  /// ``Preview/HTML/addInside(_:named:)``.
  internal var aroundInput: View {
    var view = self
    view.accessibilityLabel = nil
    return view.withoutNote
  }

  /// The view without a hint, and not invalid.
  internal var withoutNote: View {
    var view = self
    view.accessibilityHint = nil
    if view.states.contains(.invalid) { view.states.remove(.invalid) }
    return view
  }
}

extension ElementKind {
  // The arrow of a list of suggestions would make the field higher.
  internal static let input = ElementKind(
    "Input",
    css: """
      .Input{flex:1 1 auto;field-sizing:content;caret-color:var(--tint);outline:none!important;\
      text-decoration:inherit}
      .Input::-webkit-calendar-picker-indicator{display:none!important}
      """)

  internal static let side = ElementKind("Side", css: ".Side{display:flex;flex:none;align-items:center}")

  internal static let clear = ElementKind(
    "Clear",
    css: """
      .Clear{flex:none;width:18px;height:18px;border:1px solid #0000;border-radius:50%;background:\
      linear-gradient(45deg,#0000 47%,var(--systemBackground) 47% 53%,#0000 53%) center/6px 6px no-repeat,\
      linear-gradient(-45deg,#0000 47%,var(--systemBackground) 47% 53%,#0000 53%) center/6px 6px no-repeat,\
      var(--tertiaryLabel) padding-box}
      @media(forced-colors:active){.Clear{forced-color-adjust:none;--tertiaryLabel:ButtonText;\
      --systemBackground:ButtonFace}}
      """)

  internal static let textField = ElementKind(
    "TextField",
    flex: Flex(.open, .asPrioritised),
    css: """
      .TextField{display:flex;align-items:center;gap:6px;width:auto;min-height:22px;field-sizing:content;\
      caret-color:var(--tint)}
      .TextField:where(.rounded){padding:6px 7px;border:1px solid light-dark(#d1d1d6,#3a3a3c);border-radius:5px;\
      background-color:light-dark(#fff,#1c1c1e)}
      .TextField:where(.rounded:disabled,.rounded:has(:disabled)){background-color:var(--tertiarySystemFill)}
      .TextField:where(.line){padding:1px 3px;border:1px solid var(--label)}
      .TextField:where(.bezel){padding:6px 7px;border:1px solid var(--systemGray)}
      .TextField:where(:disabled),.TextField:has(:disabled)>.Input{color:var(--tertiaryLabel)}
      .TextField:not(:focus-within)>.editing,.TextField:focus-within>.resting{display:none}
      .TextField:has(:focus-visible){outline:2px solid var(--tint);outline-offset:2px}
      @media(forced-colors:active){:where(.TextField:not(.rounded,.line,.bezel)){--edge:1px}}
      ::placeholder{color:var(--placeholder,var(--placeholderText));opacity:1}
      :is(.TextField,.Input)::selection{background:color-mix(in srgb,var(--tint) 30%,#0000)}
      """
  )
}
