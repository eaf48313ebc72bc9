/// A change of a control that shows in the page what the tree does not have.
internal struct Correction {
  /// The names of the elements, of which the control is one.
  internal let names: [String]

  /// The index of the control among them.
  internal let index: Int
  internal let attributes: [String: String?]
}

extension Node {
  /// Returns the change that lets a control show what it has, after a user has set it to a value; `nil` if it shows it.
  internal func correction(of value: SessionValue) -> Correction? {
    switch (mounted.current, value) {
    case (let control as Switch, .flag(let isOn)) where control.isOn != isOn:
      Correction(names: ["input"], index: 0, attributes: ["checked": control.isOn ? "" : String?.none])
    case (let control as any RangeControl, .text(let text)) where Double(text) != control.value:
      Correction(names: ["input"], index: 0, attributes: ["value": control.value.asWritten])
    case (let control as PageControl, .text(let text)) where Double(text) != Double(control.currentPage + 1):
      Correction(names: ["input"], index: 0, attributes: ["value": "\(control.currentPage + 1)"])
    case (let control as SegmentedControl, .number(let number)):
      choice(control.isMomentary ? -1 : control.selectedSegmentIndex, insteadOf: number, after: 0)
    case (let bar as SearchBar, .number(let number)):
      choice(bar.selectedScopeButtonIndex, insteadOf: number, after: 1)
    case (let picker as PickerView, .numbers(let place)) where place.count == 2: row(of: picker, insteadOf: place)
    default: nil
    }
  }

  /// Returns the choice of a radio button, which come after other inputs.
  private func choice(_ index: Int, insteadOf number: Double, after count: Int) -> Correction? {
    guard let wrong = Int(exactly: number), wrong != index else { return nil }
    return index >= 0
      ? Correction(names: ["input"], index: index + count, attributes: ["checked": ""])
      : Correction(names: ["input"], index: wrong + count, attributes: ["checked": String?.none])
  }

  private func row(of picker: PickerView, insteadOf place: [Double]) -> Correction? {
    guard let index = Int(exactly: place[0]), picker.components.indices.contains(index) else { return nil }
    let component = picker.components[index]
    if place[1] == Double(component.selectedRow) { return nil }
    let before = picker.components[..<index].reduce(0) { $0 + $1.rows.count }
    return Correction(names: ["option"], index: before + component.selectedRow, attributes: ["selected": ""])
  }
}

extension Double {
  /// The number as pages have it: whole numbers have no fraction.
  fileprivate var asWritten: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension LivePiece {
  internal func address(of correction: Correction) -> [Int]? {
    address(ofElement: correction.names, at: correction.index)
  }

  /// Returns the address of one of the elements with some names in the markup, in the order of the page.
  internal func address(ofElement names: [String], at index: Int) -> [Int]? {
    guard case .element(let element)? = MarkupElement(markup).items.first else { return nil }
    var rest = index
    return element.path(to: names, &rest).map { [node.id] + $0 }
  }
}

extension MarkupElement {
  fileprivate func path(to names: [String], _ rest: inout Int) -> [Int]? {
    if names.contains(where: { name.elementsEqual($0.utf8) }) {
      if rest == 0 { return [] }
      rest -= 1
    }
    for (index, item) in items.enumerated() {
      if case .element(let element) = item, let path = element.path(to: names, &rest) { return [index] + path }
    }
    return nil
  }
}
