import Mod
import Testing
import Widgets

struct RangeControlTests {
  @Test("A value outside the limits is clamped", arguments: [-3: 0, 0.25: 0.25, 7: 1, .nan: 0])
  func clamps(value: Double, clamped: Double) {
    #expect(Slider(.value(value)).value == clamped)
  }

  @Test("A minimum above the value, or a maximum below it, becomes the value")
  func limitsMoveValue() {
    #expect(Slider(.value(0.2), .minimumValue(0.5)).value == 0.5)
    #expect(Slider(.value(0.8), .maximumValue(0.5)).value == 0.5)
  }

  @Test("A minimum above the maximum moves the maximum, and a maximum below the minimum moves the minimum")
  func limitsMoveEachOther() {
    #expect(Slider(.minimumValue(3)).range == RangeValue(3...3))
    #expect(Slider(.maximumValue(-3)).range == RangeValue(-3 ... -3))
  }

  @Test("Value and limits are set in the order that is written, as in UIKit")
  func order() {
    #expect(Slider(.value(5), .maximumValue(10)).value == 1)
    #expect(Slider(.maximumValue(10), .value(5)).value == 5)
  }

  @Test("A slider ranges from 0 to 1, and a stepper from 0 to 100")
  func defaults() {
    #expect((Slider().minimumValue, Slider().maximumValue) == (0, 1))
    #expect((Stepper().minimumValue, Stepper().maximumValue) == (0, 100))
  }

  @Test("Value and limits are printed as the control's own properties")
  func description() {
    #expect("\(Slider(.maximumValue(10), .value(5)))" == "Slider(value: 5.0, maximumValue: 10.0)")
  }
}
