import Widgets

extension TextField: HTMLRepresentable {
  /// Writes an `input` for text, between what stands before and behind it.
  public func write(to html: inout Preview.HTML) {
    let (left, right) = (isShown(leftViewMode) ? leftView : nil, isShown(rightViewMode) ? rightView : nil)
    html.style.add(self)
    guard left != nil || right != nil else {
      html.open(inputTag, .textField, View(attributes), modifier: modifier, natural: naturalInset)
      return addInput(to: &html)
    }
    html.open("<div", .textField, View(attributes).named(nil), modifier: modifier, natural: naturalInset)
    html.close()
    if let left { html.add([left], arranged: .row) }
    html.openUnstyled(inputTag, .input)
    html.attribute(" aria-label", accessibilityLabel)
    addInput(to: &html)
    if let right { html.add([right], arranged: .row) }
    html.body.write("</div>")
  }

  // Nobody is editing a preview.
  private func isShown(_ mode: ViewMode) -> Bool {
    mode == .always || mode == .unlessEditing
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
    borderStyle == .none ? .zero : DirectionalEdgeInsets(leading: 7, trailing: 7)
  }

  private func addInput(to html: inout Preview.HTML) {
    html.addTraits(of: self)
    html.attribute(" placeholder", placeholder)
    html.attribute(" value", text.flatMap { $0.isEmpty ? nil : $0 })
    html.addState(of: self)
    html.close()
  }
}

extension View {
  /// The view with another name.
  internal func named(_ name: String?) -> View {
    var view = self
    view.accessibilityLabel = name
    return view
  }
}

extension Kind {
  internal static let input = Kind("Input", css: ".Input{flex:1 1 0;align-self:stretch;outline:none!important}")

  internal static let textField = Kind(
    "TextField",
    css: """
      .TextField{display:flex;align-items:center;gap:6px;width:100%;min-height:22px}
      .TextField:where(.rounded){min-height:34px;padding:0 7px;border:1px solid var(--separator);border-radius:6px;\
      background-color:light-dark(#fff,#0000)}
      .TextField:where(.line){min-height:30px;padding:0 7px;border:1px solid var(--label)}
      .TextField:where(.bezel){min-height:30px;padding:0 7px;border:1px solid var(--separator);\
      box-shadow:inset 0 1px 2px #00000029}
      .TextField:where(:disabled),.TextField:has(:disabled){color:var(--tertiaryLabel)}
      .TextField:has(:focus-visible){outline:2px solid var(--tint);outline-offset:2px}
      ::placeholder{color:var(--placeholderText);opacity:1}
      :where(.StackView:not(.vertical))>.TextField{flex:1000 1 0}
      :where(.apart)>.TextField{width:auto}
      """
  )
}
