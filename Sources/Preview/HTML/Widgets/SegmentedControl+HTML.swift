import Layout
import Widgets

extension SegmentedControl: HTMLRepresentable {
  /// Writes a group of radio buttons, or of plain buttons if no segment stays selected.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("--on", selectedSegmentTintColor)
    html.style.declare("--on-title", $titleTextAttributes[.selected]?.foregroundColor)
    if backgroundImage(for: .normal) != nil { html.style.declare("background-color", .systemGray5) }
    html.style.add(divider: dividerImage)
    if hasOwnWidths { html.style.add(shares: widths) }
    html.style.add(titleTextAttributes, font: .systemFont(ofSize: 13, weight: .medium))
    html.style.add(weightOfSelection: titleTextAttributes(for: .selected)?.font)
    let role = isMomentary ? ARIARole.group : .radiogroup
    html.open(
      "fieldset", .segmentedControl, View(attributes), modifier: hasOwnWidths ? " own" : "", role: role)
    html.addState(of: self)
    html.close()
    let group = html.newGroup()
    for (index, segment) in segments.enumerated() {
      html.style.add(offset: shownOffset(of: segment))
      html.add(segment, isSelected: index == selectedSegmentIndex && !isMomentary, group: isMomentary ? nil : group)
    }
    html.end("fieldset")
  }
}

extension CSS {
  /// Writes the image of the divider. Without one, the style sheet draws a line.
  fileprivate mutating func add(divider image: Image?) {
    guard let image else { return }
    utf8.write("--divider:")
    utf8.write(raw: Symbol(image).css(in: "8e8e93"))
    utf8.write(" center/12px no-repeat;")
  }

  /// Writes the weight of the selected segment, unless it has the usual font.
  fileprivate mutating func add(weightOfSelection font: Font?) {
    guard let font else { return }
    utf8.write("--on-weight:")
    write(weightOf: font)
    utf8.write(";")
  }

  /// Writes how far the content of a segment is moved.
  fileprivate mutating func add(offset: Offset) {
    if offset.horizontal != 0 { declare("text-indent", points: offset.horizontal.bounded * 2) }
    if offset.vertical != 0 { declare("padding-block-start", points: offset.vertical.bounded * 2) }
  }

  /// Writes the widths of segments, which shrink and grow in proportion to them.
  fileprivate mutating func add(shares: [Double]) {
    let shares = shares.map { max(0.01, $0.bounded) }
    utf8.write("grid-template-columns:")
    for (index, share) in shares.enumerated() {
      if index > 0 { utf8.write(" ") }
      utf8.write(share)
      utf8.write("fr")
    }
    utf8.write(";")
    declare("--width", points: shares.reduce(0, +))
  }
}

extension Preview.HTML {
  /// Writes a segment: a radio button of a group, or a plain button if there is no group.
  fileprivate mutating func add(_ segment: SegmentedControl.Segment, isSelected: Bool, group: String?) {
    if let group {
      openUnstyled("label", .segment)
      close()
      addRadioButton(in: group, isSelected: isSelected, isEnabled: segment.isEnabled)
    } else {
      openUnstyled(.button, .segment)
      attribute("disabled", if: !segment.isEnabled)
      close()
    }
    if let image = segment.image { add(image, isDecorative: false) }
    onOneLine { $0.text(segment.title) }
    end(group == nil ? "button" : "label")
  }

  /// Writes an invisible radio button over its label.
  internal mutating func addRadioButton(in group: String, isSelected: Bool, isEnabled: Bool = true) {
    sink.open("input")
    attribute("type", is: "radio")
    attribute("name", group)
    attribute("checked", if: isSelected)
    attribute("disabled", if: !isEnabled)
    closeVoid()
  }
}

extension ElementKind {
  internal static let segment = ElementKind("Segment", css: "")

  internal static let segmentedControl = ElementKind(
    "SegmentedControl",
    flex: Flex(.asPrioritised, .rigid),
    css: """
      .SegmentedControl{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;padding:2px;border-radius:9px;\
      background-color:var(--tertiarySystemFill);\
      font-size:13px;font-weight:500}
      .SegmentedControl:where(.own)::before{content:"";grid-area:2/1/3/-1;width:var(--width);max-width:100%;height:0}
      .SegmentedControl:where(.own)>.Segment{grid-row:1;contain:inline-size;padding:0}
      .Segment{display:flex;height:28px;align-items:center;justify-content:center;padding:0 10px;\
      border-radius:7px;white-space:pre;position:relative;cursor:pointer}
      .Segment:not(:has(:checked))+.Segment:not(:has(:checked))::before{content:"";position:absolute;inset-block:0;\
      inset-inline-start:-6px;width:12px;\
      background:var(--divider,linear-gradient(var(--separator) 0 0) center/1px 14px no-repeat)}
      .Segment>input{position:absolute;inset:0;opacity:0;cursor:inherit}
      .Segment:has(:checked){background:var(--on,light-dark(#fff,#636366));color:var(--on-title,inherit);\
      font-weight:var(--on-weight,600);\
      box-shadow:0 3px 8px #0000001f,0 3px 1px #0000000a}
      .Segment:has(:focus-visible){outline:2px solid var(--tint)}
      .Segment:has(:disabled),.Segment:where(:disabled,[data-z]),\
      .SegmentedControl:where(:disabled){opacity:.4;cursor:default}
      .SegmentedControl:disabled>.Segment{opacity:1}
      @media(forced-colors:active){.SegmentedControl{outline:1px solid ButtonText}\
      .Segment:has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText!important}\
      .Segment:has(:checked) .Symbol{background:HighlightText}}
      """
  )
}
