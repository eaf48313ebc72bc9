import Testing

@testable import Widgets

@Suite("The attributes of every view") struct ViewAttributesTests {
  @Test("Fresh widgets share their attributes, and setting one copies them for that widget only")
  func freshWidgets() {
    var stack = StackView()
    #expect(stack.attributes.storage === View().attributes.storage)
    stack.isHidden = true
    #expect(!StackView().isHidden)
    #expect(!View().isHidden)
  }

  @Test("Setting another attribute keeps the accessibility attributes shared")
  func nestedBoxes() {
    var label = Label()
    label.alpha = 0.5
    #expect(label.attributes.value.accessibility.storage === Label().attributes.value.accessibility.storage)
  }
}

struct KindsTests {
  @Test("Labels and image views take no touches, and other views do")
  func userInteraction() {
    #expect(!Label().isUserInteractionEnabled)
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(Button().isUserInteractionEnabled)
  }

  @Test("Texts and controls are accessibility elements, and images are not")
  func accessibilityElements() {
    let elements: [any Widget] = [
      Label(), Button(), Switch(), Slider(), Stepper(), SegmentedControl(), PageControl(), DatePicker(), TextField(),
      TextView(),
    ]
    #expect(elements.filter { !$0.isAccessibilityElement }.map { "\($0)" } == [])
    #expect(!ImageView().isAccessibilityElement)
  }

  @Test("Widgets have the accessibility traits of their type")
  func accessibilityTraits() {
    #expect(Label().accessibilityTraits == .staticText)
    #expect(Button().accessibilityTraits == .button)
    #expect(ImageView().accessibilityTraits == .image)
    #expect(Slider().accessibilityTraits == .adjustable)
    #expect(TextField().accessibilityTraits == [])
  }

  @Test("A scroll view clips its content")
  func clipping() {
    #expect(ScrollView().clipsToBounds && TextView().clipsToBounds)
    #expect(!Label().clipsToBounds)
  }
}
