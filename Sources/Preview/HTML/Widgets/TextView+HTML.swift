import Layout
import Widgets

extension TextView: HTMLRepresentable {
  /// Writes a `textarea`, or a `div` if the text cannot be edited.
  public func write(to html: inout Preview.HTML) {
    html.style.add(self)
    if !isScrollEnabled { html.style.declare("overflow:hidden") }
    // CSS hides both indicators or none.
    if !showsVerticalScrollIndicator || !showsHorizontalScrollIndicator { html.style.declare("scrollbar-width:none") }
    let view = View(attributes)
    let natural = Self.naturalInset
    var inset = DirectionalEdgeInsets(shownInset, in: view)
    if isEditable, let accessory = inputAccessoryView {
      html.open("div", .editor, view.aroundInput)
      html.close()
      addLimit(to: &html.style, &inset)
      html.style.addPadding(inset, unlike: natural)
      html.openUnstyled("textarea", .textView)
      html.addInside(view, named: accessibilityLabel)
      addText(to: &html)
      html.add(accessory: accessory)
      return html.end("div")
    }
    addLimit(to: &html.style, &inset)
    let box = ElementBox(inset: inset, natural: natural)
    if isEditable {
      html.open("textarea", .textView, view, box: box)
      addText(to: &html)
    } else {
      let role = view.accessibilityLabel == nil ? nil : ARIARole.region
      html.open("div", .textView, view, role: role, box: box)
      html.attribute("tabindex", is: "0", if: isScrollEnabled)
      html.addKeyboardScrolling(of: self)
      html.close()
      html.text(of: self, links: behaviors.askAboutLinks && html.slots != nil ? .asks : .opens)
      html.addLastLine(of: text)
      html.end("div")
    }
  }

  /// Writes the text of an open `textarea`.
  private func addText(to html: inout Preview.HTML) {
    html.addTraits(of: self, hasKeyboard: inputView == nil)
    html.close()
    // HTML ignores the first line feed of a textarea, but a property keeps all.
    let text = html.value(of: self)
    if !html.sink.keepsTokens, text?.utf8.first == UInt8(ascii: "\n") { html.text("\n") }
    html.text(text)
    html.end("textarea")
  }

  /// Limits the lines. A border in place of the lower inset hides the next one.
  private func addLimit(to style: inout CSS, _ inset: inout DirectionalEdgeInsets) {
    guard textContainer.maximumNumberOfLines > 0 else { return }
    let lines = Double(textContainer.maximumNumberOfLines)
    style.declare("overflow:hidden")
    style.utf8.write("border-block-end:")
    style.utf8.write(inset.bottom)
    style.utf8.write("px solid #0000;max-height:calc(")
    style.utf8.write(lines)
    style.utf8.write("lh + ")
    style.utf8.write(inset.top + inset.bottom)
    style.utf8.write("px);")
    inset.bottom = 0
    guard !isEditable, textContainer.lineBreakMode.truncates else { return }
    style.declare("display:-webkit-box;-webkit-box-orient:vertical")
    style.declare("-webkit-line-clamp", lines)
  }

  private static let naturalInset = DirectionalEdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
}

extension LineBreakMode {
  fileprivate var truncates: Bool {
    [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(self)
  }
}

extension ElementKind {
  internal static let editor = ElementKind(
    "Editor", clips: true, flex: .open,
    css: ".Editor{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}")

  internal static let textView = ElementKind(
    "TextView",
    clips: true,
    flex: .open,
    css: """
      .TextView{display:block;width:auto;padding:8px 5px;overflow:auto;white-space:pre-wrap;resize:none;\
      field-sizing:content;overflow-wrap:break-word;caret-color:var(--tint)}
      .TextView::selection{background:color-mix(in srgb,var(--tint) 30%,#0000)}
      @media(forced-colors:active){:where(.TextView:read-write){outline:1px solid;outline-offset:-1px}}
      """
  )
}
