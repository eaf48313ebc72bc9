import Layout
import Widgets

extension Stepper: HTMLRepresentable {
  /// Writes an `input` of type `number`, drawn as the two buttons of a stepper.
  public func write(to html: inout Preview.HTML) {
    let view = View(attributes)
    guard view.padding == .zero else {
      html.open("div", .padded, view.aroundInput)
      html.close()
      addStyle(to: &html.style)
      html.openUnstyled(.input("number"), .stepper)
      html.addInside(view, named: accessibilityLabel)
      addInput(to: &html)
      return html.end("div")
    }
    addStyle(to: &html.style)
    html.open(.input("number"), .stepper, view)
    addInput(to: &html)
  }

  private func addStyle(to style: inout CSS) {
    let faint: StaticString = "linear-gradient(var(--tertiaryLabel) 0 0)"
    if isEnabled, !canDecrement { style.declare("--less", faint) }
    if isEnabled, !canIncrement { style.declare("--more", faint) }
    style.add(imagesOf: self)
    if backgroundImage(for: state) != nil { style.declare("background-color", .systemGray5) }
  }

  private func addInput(to html: inout Preview.HTML) {
    html.addRange(of: self, step: stepValue)
    html.addEndOfTouch(if: !isContinuous)
    html.addSingleSteps(of: self)
    html.addKeys(if: isEnabled)
    html.closeVoid()
  }
}

extension CSS {
  /// Writes the signs and the divider of a stepper, if images replace some of them.
  fileprivate mutating func add(imagesOf stepper: Stepper) {
    let (less, more) = (stepper.decrementImage(for: stepper.state), stepper.incrementImage(for: stepper.state))
    if less == nil, more == nil, stepper.dividerImage == nil { return }
    utf8.write("background:")
    if let less {
      add(less, stepper.canDecrement, " 14px 6.5px/19px no-repeat,")
    } else {
      add("--less", " 17px 15px/14px 2px no-repeat,")
    }
    if let more {
      add(more, stepper.canIncrement, " 61px 6.5px/19px no-repeat,")
    } else {
      add("--more", " 64px 15px/15px 2px no-repeat,")
      add("--more", " 71px 8px/2px 15px no-repeat,")
    }
    if let divider = stepper.dividerImage {
      add(divider, true, " 41px 10px/12px no-repeat,")
    } else {
      utf8.write("linear-gradient(var(--separator) 0 0) 46.5px 7px/1px 18px no-repeat,")
    }
    utf8.write("var(--tertiarySystemFill);")
  }

  private mutating func add(_ image: Image, _ isUsable: Bool, _ place: StaticString) {
    utf8.write(raw: Symbol(image).css(in: isUsable ? "8e8e93" : "8e8e934d"))
    utf8.write(place)
  }

  private mutating func add(_ sign: StaticString, _ place: StaticString) {
    utf8.write("var(")
    utf8.write(sign)
    utf8.write(",linear-gradient(var(--label) 0 0))")
    utf8.write(place)
  }
}

extension ElementKind {
  /// A control of a fixed size with padding around it.
  internal static let padded = ElementKind(
    "Padded", flex: .rigid, css: ".Padded{display:flex;align-items:flex-start}.Padded>.ProgressView{flex:1}")

  // A stepper shows no number; the field contains it for assistive technology only.
  internal static let stepper = ElementKind(
    "Stepper",
    flex: .rigid,
    css: """
      .Stepper{width:auto;min-width:94px;min-height:32px;background-color:var(--tertiarySystemFill);\
      clip-path:inset(0 calc(100% - 94px) calc(100% - 32px) 0 round 8px);\
      color:transparent;caret-color:transparent;cursor:pointer;--sign:linear-gradient(var(--label) 0 0);\
      background-image:var(--less,var(--sign)),var(--more,var(--sign)),var(--more,var(--sign)),\
      linear-gradient(var(--separator) 0 0);background-repeat:no-repeat;\
      background-position:17px 15px,64px 15px,71px 8px,46.5px 7px;background-size:14px 2px,15px 2px,2px 15px,1px 18px}
      .Stepper:dir(rtl){clip-path:inset(0 0 calc(100% - 32px) calc(100% - 94px) round 8px);\
      background-position:right 17px top 15px,right 64px top 15px,right 71px top 8px,right 46.5px top 7px}
      .Stepper::-webkit-inner-spin-button{appearance:none}
      .Stepper::selection{background:none}
      .Stepper:where(:disabled){opacity:.5;cursor:default}
      @media(forced-colors:active){.Stepper{forced-color-adjust:none;--tertiarySystemFill:ButtonFace;\
      --label:ButtonText;--separator:ButtonText}}
      """
  )
}
