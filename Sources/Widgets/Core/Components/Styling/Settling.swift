/// A value with interdependent properties, which may be inconsistent after single properties have been copied into it.
internal protocol Settling {
  /// Makes the properties consistent, as setting each of them does.
  mutating func settle()
}

extension RangeValue: Settling {
  internal mutating func settle() { maximumValue = max(minimumValue, maximumValue) }
}

extension ScrollAttributes: Settling {
  internal mutating func settle() {
    let zoomScale = zoomScale
    self.zoomScale = zoomScale
  }
}

extension DatePicker: Settling {
  internal mutating func settle() {
    let date = date
    self.date = date
  }
}

extension SegmentedControl: Settling {
  internal mutating func settle() {
    let selectedSegmentIndex = selectedSegmentIndex
    self.selectedSegmentIndex = selectedSegmentIndex
  }
}

extension PageControl: Settling {
  internal mutating func settle() {
    let currentPage = currentPage
    self.currentPage = currentPage
  }
}
