import Testing

@testable import Layout

@Suite("The positions of values in their ranges") struct RangeShareTests {
  @Test(
    "The position of a value is a number from 0 to 1 for any limits",
    arguments: [
      (0.25, 0, 1, 0.25), (-1, 0, 1, 0), (2, 0, 1, 1), (1, 1, 1, 0), (0, -1e308, 1e308, 0.5),
      (1e308, -1e308, 1e308, 1), (-1e308, -1e308, 1e308, 0),
    ] as [(Double, Double, Double, Double)])
  func positions(_ value: Double, _ minimum: Double, _ maximum: Double, _ share: Double) {
    var slider = Slider()
    slider.minimumValue = minimum
    slider.maximumValue = maximum
    slider.value = value
    #expect(slider.share == share)
  }
}
