import Widgets

extension TextView: HTMLRepresentable {
  /// Writes a `textarea`, or a `div` if the text cannot be edited.
  public func write(to html: inout Preview.HTML) {
    html.style.add(self)
    addInsets(to: &html.style)
    let view = View(attributes)
    if isEditable {
      html.open("<textarea", .textView, view)
      html.addTraits(of: self)
      html.close()
      // The first line feed of a textarea does not count.
      if text?.utf8.first == UInt8(ascii: "\n") { html.body.write("\n") }
      html.text(text)
      html.body.write("</textarea>")
    } else {
      html.open("<div", .textView, view, role: view.accessibilityLabel == nil ? nil : .region)
      html.attribute(" tabindex=\"0\"", if: isScrollEnabled)
      html.close()
      html.text(of: self)
      html.body.write("</div>")
    }
  }

  private func addInsets(to style: inout CSS) {
    let (inset, side) = (textContainerInset, textContainer.lineFragmentPadding)
    guard inset != EdgeInsets(top: 8, bottom: 8) || side != 5 else { return }
    style.addPadding(
      EdgeInsets(top: inset.top, left: inset.left + side, bottom: inset.bottom, right: inset.right + side)
    )
  }
}

extension Kind {
  internal static let textView = Kind(
    "TextView",
    clips: true,
    css: """
      .TextView{display:block;min-height:38px;padding:8px 5px;overflow:auto;white-space:pre-wrap;resize:none;\
      field-sizing:content;overflow-wrap:break-word}
      :where(.vertical)>.TextView{flex:1 1 auto}
      :where(.StackView:not(.vertical))>.TextView{flex:1000 1 0}
      """
  )
}
