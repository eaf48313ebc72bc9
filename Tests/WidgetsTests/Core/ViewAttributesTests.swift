import Testing

@testable import Widgets

@Suite("The attributes of every view") struct ViewAttributesTests {
  @Test("Fresh widgets share their attributes, and setting one copies them for that widget alone")
  func freshWidgets() {
    var stack = StackView()
    #expect(stack.attributes.storage === View().attributes.storage)
    stack.isHidden = true
    #expect(!StackView().isHidden)
    #expect(!View().isHidden)
  }

  @Test("Setting what is not accessibility leaves the accessibility attributes shared")
  func nestedBoxes() {
    var label = Label()
    label.alpha = 0.5
    #expect(label.attributes.value.accessibility.storage === Label().attributes.value.accessibility.storage)
  }
}
