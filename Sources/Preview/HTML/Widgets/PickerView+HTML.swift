import Widgets

extension PickerView: HTMLRepresentable {
  /// Writes a group of lists, one for each wheel.
  public func write(to html: inout Preview.HTML) {
    html.open("<div", .pickerView, View(attributes), role: .group)
    html.close()
    for (index, component) in components.enumerated() {
      html.add(component, name: components.count > 1 ? "Column \(index + 1)" : accessibilityLabel)
    }
    html.body.write("</div>")
  }
}

extension Preview.HTML {
  fileprivate mutating func add(_ component: PickerView.Component, name: String?) {
    if let width = component.width {
      style.declare("flex:none")
      style.declare("width", points: width)
    }
    openUnstyled("<select size=\"5\"", .wheel)
    attribute(" aria-label", name)
    close()
    for (index, row) in component.rows.enumerated() {
      body.write(index == component.selectedRow ? "<option selected>" : "<option>")
      text(row)
      body.write("</option>")
    }
    body.write("</select>")
  }
}

extension Kind {
  internal static let wheel = Kind("Wheel", css: "")

  internal static let pickerView = Kind(
    "PickerView",
    css: """
      .PickerView{display:flex;gap:8px;justify-content:center}
      .Wheel{flex:1 1 0;padding:4px;border-radius:10px;text-align:center;font-size:20px;overflow:auto;\
      background-color:var(--tertiarySystemFill);scrollbar-width:none}
      .Wheel>option{padding:5px 8px;border-radius:7px;color:var(--secondaryLabel)}
      .Wheel>option:checked{background:var(--systemFill) linear-gradient(#0000,#0000);color:var(--label)}
      """
  )
}
