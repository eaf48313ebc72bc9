import Layout
import Widgets

extension PickerView: HTMLRepresentable {
  /// Writes the wheels, and over each a `select`.
  public func write(to html: inout Preview.HTML) {
    let view = View(attributes)
    html.open("div", .pickerView, view.withoutNote, role: .group)
    html.close()
    html.add(components.map(Wheel.init), marksSelection: showsSelectionIndicator)
    html.begin("div", class: "Lists")
    for (index, component) in components.enumerated() {
      html.add(component, of: view, named: components.count > 1 ? "Column \(index + 1)" : accessibilityLabel)
    }
    html.end("div")
    html.end("div")
  }
}

extension Preview.HTML {
  fileprivate mutating func add(_ component: PickerView.Component, of view: View, named name: String?) {
    if let width = component.width {
      style.declare("flex:none")
      style.declare("width", points: width)
    }
    openUnstyled("select", .wheel)
    attribute("size", is: "5")
    addInside(view, named: name)
    close()
    for (index, row) in component.shownRows.enumerated() {
      sink.open("option")
      attribute("selected", if: index == component.selectedRow)
      close()
      onOneLine { $0.text(row) }
      end("option")
    }
    end("select")
  }
}

extension ElementKind {
  internal static let wheel = ElementKind("Wheel", css: "")

  internal static let pickerView = ElementKind(
    "PickerView",
    flex: Flex(.open, .asPrioritised),
    css: """
      .PickerView{display:grid;align-content:center;min-width:320px;position:relative}
      :where(.StackView)>.PickerView{min-width:0}
      :where(.StackView:not(.vertical))>.PickerView{width:320px}
      .Lists{position:absolute;inset:0;display:flex;padding:0 9px}
      .Wheel{flex:1 1 0;height:100%;opacity:0;cursor:pointer}
      .PickerView:has(:focus-visible){outline:2px solid var(--tint)}
      """
  )
}
