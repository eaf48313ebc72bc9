import Layout
import Widgets

extension Switch: HTMLRepresentable {
  /// Writes a checkbox with the role of a switch or, in the checkbox style, a checkbox with its title.
  public func write(to html: inout Preview.HTML) {
    let label = preferredStyle == .checkbox ? title : nil
    guard let label else { return writeAlone(to: &html) }
    html.open("label", .checkbox, View(attributes).aroundInput)
    html.close()
    addStyle(to: &html.style)
    html.openUnstyled(.input("checkbox"), .switch, modifier: " box")
    html.addInside(View(attributes), named: accessibilityLabel)
    addInput(to: &html)
    html.text(label)
    html.end("label")
  }

  private func writeAlone(to html: inout Preview.HTML) {
    let (isBox, view) = (preferredStyle == .checkbox, View(attributes))
    guard view.padding == .zero else {
      html.open("div", .padded, view.aroundInput)
      html.close()
      addStyle(to: &html.style)
      html.openUnstyled(.input("checkbox"), .switch, modifier: isBox ? " box" : "")
      html.attribute("role", is: "switch", if: !isBox)
      html.addInside(view, named: accessibilityLabel ?? title)
      addInput(to: &html)
      return html.end("div")
    }
    addStyle(to: &html.style)
    html.open(.input("checkbox"), .switch, view, modifier: isBox ? " box" : "", role: isBox ? nil : .switch)
    if accessibilityLabel == nil { html.attribute("aria-label", title) }
    addInput(to: &html)
  }

  private func addStyle(to style: inout CSS) {
    style.declare("--on", onTintColor)
    style.addThumb(preferredStyle == .checkbox ? nil : isOn ? onImage : offImage, thumbTintColor)
  }

  private func addInput(to html: inout Preview.HTML) {
    html.attribute("checked", if: isOn)
    html.addState(of: self)
    html.closeVoid()
  }
}

extension Preview.HTML {
  internal mutating func addState(of control: some Control) {
    attribute("title", control.toolTip)
    addMenu(of: control)
    attribute("disabled", if: !control.isEnabled)
  }
}

extension ElementKind {
  internal static let checkbox = ElementKind(
    "Checkbox", flex: .rigid, css: ".Checkbox{display:flex;align-items:center;gap:8px}")

  internal static let `switch` = ElementKind(
    "Switch",
    flex: .rigid,
    css: """
      .Switch{width:auto;min-width:51px;min-height:31px;position:relative;cursor:pointer}
      .Switch::before,.Switch::after{content:"";position:absolute;inset-block-start:0;inset-inline-start:0;width:51px;\
      height:31px;border-radius:16px;background-color:var(--secondarySystemFill);transition:background-color .2s}
      .Switch::after{inset-block-start:2px;inset-inline-start:2px;width:27px;height:27px;background:var(--thumb,#fff);\
      box-shadow:0 3px 8px #00000026,0 3px 1px #0000000f;transition:inset-inline-start .2s}
      .Switch:checked::before{background-color:var(--on,var(--systemGreen))}
      .Switch:checked::after{inset-inline-start:22px}
      .Switch:where(:disabled){opacity:.5;cursor:default}
      .Switch:where(.box){min-width:22px;min-height:22px}
      .Switch:where(.box)::before{inset-block-start:calc(50% - 11px);width:22px;height:22px;\
      border:1.5px solid var(--tertiaryLabel);border-radius:6px;\
      background:none}
      .Switch:where(.box)::after{display:none}
      .Switch:where(.box):checked::before{border-color:transparent;background:var(--on,var(--tint))}
      .Switch:where(.box):checked::after{display:block;inset:calc(50% - 8px) auto auto 8px;\
      width:6px;height:12px;border:solid #fff;\
      border-width:0 2px 2px 0;border-radius:0;background:none;box-shadow:none;transform:rotate(45deg)}
      @media(forced-colors:active){.Switch{forced-color-adjust:none;--on:Highlight!important;\
      --thumb:ButtonText!important;--secondarySystemFill:ButtonFace;--tertiaryLabel:ButtonText}\
      .Switch::before{outline:1px solid ButtonText;outline-offset:-1px}\
      .Switch:checked{--thumb:HighlightText!important}\
      .Switch:where(.box):checked::after{border-color:HighlightText}}
      """
  )
}
