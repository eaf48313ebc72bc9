import Mod
import Testing
import Widgets

struct StepperTests {
  @Test("A stepper steps by its step value and stops at the limits")
  func steps() {
    var stepper = Stepper(.stepValue(40), .value(50))
    stepper.increment()
    #expect(stepper.value == 90)
    stepper.increment()
    #expect(stepper.value == 100)
    stepper.decrement()
    #expect(stepper.value == 60)
  }

  @Test("A stepper that wraps steps past one limit to the other")
  func wraps() {
    var stepper = Stepper(.wraps(true), .maximumValue(2))
    stepper.decrement()
    #expect(stepper.value == 2)
    stepper.increment()
    #expect(stepper.value == 0)
  }

  @Test("A stepper that wraps still stops at the limits themselves")
  func reachesLimits() {
    var stepper = Stepper(.wraps(true), .maximumValue(2), .value(1))
    stepper.increment()
    #expect(stepper.value == 2)
  }

  @Test("The images of a stepper differ by state")
  func images() {
    let minus = Image(systemName: "minus")
    let circle = Image(systemName: "minus.circle")
    let stepper = Stepper(.decrementImage(minus), .decrementImage(for: .highlighted) -- circle)
    #expect(stepper.decrementImage(for: .disabled) == minus)
    #expect(stepper.decrementImage(for: .highlighted) == circle)
  }

  @Test("UIKit's setters set an image for one state, as the property names do")
  func setters() {
    let minus = Image(systemName: "minus")
    let plus = Image(systemName: "plus")
    let box = Image(systemName: "square")
    var stepper = Stepper()
    stepper.setDecrementImage(minus, for: .disabled)
    stepper.setIncrementImage(plus, for: .disabled)
    stepper.setBackgroundImage(box, for: .disabled)
    #expect(stepper.decrementImage(for: .disabled) == minus)
    #expect(stepper.incrementImage(for: .disabled) == plus)
    #expect(stepper.backgroundImage(for: .disabled) == box)
    #expect(
      stepper
        == Stepper(
          .decrementImage(for: .disabled) -- minus,
          .incrementImage(for: .disabled) -- plus,
          .backgroundImage(for: .disabled) -- box
        )
    )
  }

  @Test("A stepper stays at a limit unless it wraps")
  func limits() {
    var stepper = Stepper()
    stepper.decrement()
    #expect(stepper.value == 0)
    stepper.wraps = true
    stepper.decrement()
    #expect(stepper.value == 100)
  }
}
