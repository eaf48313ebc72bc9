/// A change of a control whose value in the page differs from the tree's.
internal struct Correction {
  /// The possible names of the control's element.
  internal let names: [String]

  /// The index of the control among them.
  internal let index: Int
  internal let attributes: [String: String?]
}

extension Node {
  /// Returns the change that sets a control to its value in the tree after a user has set another one, or `nil` if both
  /// are equal.
  internal func correction(of value: SessionValue) -> Correction? {
    switch (controlValue, value) {
    case (.flag(let isOn)?, .flag(let isOnInPage)) where isOn != isOnInPage:
      return Correction(names: ["input"], index: 0, attributes: ["checked": isOn ? "" : String?.none])
    case (.number(let number, _, _, _)?, .text(let text)) where Double(text) != number: return correction(to: number)
    case (.choice(let index?, _, _)?, .text(let text)) where Double(text) != Double(index + 1):
      return correction(to: Double(index + 1))
    case (.choice(let index, _, _)?, .number(let number)) where treeRole == .radioGroup:
      return choice(index ?? -1, insteadOf: number, after: 0)
    default: break
    }
    switch value {
    case .text(let text):
      guard let picker = datePicker, !text.isEmpty, text != picker.entry else { return nil }
      return Correction(names: ["input"], index: 0, attributes: ["value": picker.entry])
    case .number(let number):
      return searchBar.flatMap { choice($0.selectedScopeButtonIndex, insteadOf: number, after: 1) }
    case .numbers(let place) where place.count == 2: return wheels.flatMap { row(of: $0, insteadOf: place) }
    default: return nil
    }
  }

  private func correction(to number: Double) -> Correction {
    Correction(names: ["input"], index: 0, attributes: ["value": number.asWritten])
  }

  /// Returns the choice of a radio button. Radio buttons come after other inputs.
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

extension LiveFragment {
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
