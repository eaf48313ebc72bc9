import Widgets

extension Stepper: HTMLRepresentable {
  /// Writes an `input` for a number, drawn as the two buttons that a stepper is.
  public func write(to html: inout Preview.HTML) {
    html.open("<input type=\"number\"", .stepper, View(attributes))
    html.addRange(of: self, step: stepValue)
    html.close()
  }
}

extension Kind {
  // A stepper shows no number; the one in the field is there for those who hear it.
  internal static let stepper = Kind(
    "Stepper",
    css: """
      .Stepper{flex:none;width:94px;height:32px;border-radius:8px;background-color:var(--tertiarySystemFill);\
      color:transparent;caret-color:transparent;position:relative;cursor:pointer;--sign:linear-gradient(var(--label) 0 0);\
      background-image:var(--sign),var(--sign),var(--sign),linear-gradient(var(--separator) 0 0);\
      background-repeat:no-repeat;background-position:15px center,64px center,71px center,center;\
      background-size:17px 2px,17px 2px,2px 17px,1px 18px}
      .Stepper:dir(rtl){background-position:62px center,13px center,21px center,center}
      .Stepper::-webkit-inner-spin-button{appearance:none}
      .Stepper::selection{background:none}
      .Stepper:where(:disabled){opacity:.5;cursor:default}
      :where(.StackView:not(.vertical))>.Stepper{align-self:center}
      """
  )
}
