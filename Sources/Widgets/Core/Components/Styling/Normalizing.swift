/// A value with interdependent properties, which may be inconsistent after single properties have been copied into it.
internal protocol Normalizing {
  /// Makes the properties consistent, as setting each of them does.
  mutating func normalize()
}

extension RangeValue: Normalizing {
  internal mutating func normalize() { maximumValue = max(minimumValue, maximumValue) }
}

extension ScrollAttributes: Normalizing {
  internal mutating func normalize() {
    let zoomScale = zoomScale
    self.zoomScale = zoomScale
  }
}

extension DatePicker: Normalizing {
  internal mutating func normalize() {
    let date = date
    self.date = date
  }
}

extension SegmentedControl: Normalizing {
  internal mutating func normalize() {
    let selectedSegmentIndex = selectedSegmentIndex
    self.selectedSegmentIndex = selectedSegmentIndex
  }
}

extension PageControl: Normalizing {
  internal mutating func normalize() {
    let currentPage = currentPage
    self.currentPage = currentPage
  }
}
