import Testing

@testable import Widgets

@Suite("The size of a description")
struct WidgetSizeTests {
  @Test("Common widgets have a size of few words, because trees consist of them")
  func words() {
    func words<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.stride / MemoryLayout<Int>.stride }
    #expect(words(Children.self) == 1)
    #expect(words(Label.self) <= 6)
    #expect(words(StackView.self) <= 7)
    #expect(words(View.self) <= 2)
    #expect(words(Button.self) <= 10)
    #expect(words(ImageView.self) <= 3)
    #expect(words(Switch.self) <= 7)
    #expect(words(ViewAttributes.self) <= 16)
    #expect(words(ControlStateValues<String>.self) == 1)
  }

  @Test("A widget shares the attributes that it does not set with all others of its type")
  func shared() {
    let label = Label("Ada", .alpha(0.5), .textColor(.systemRed), .numberOfLines(0))
    #expect(label.extras.identity == Label().extras.identity)
    #expect(label.attributes.value.geometry.identity == View().attributes.value.geometry.identity)
    #expect(label.attributes.value.layer.identity == Layer.fresh.identity)
    let button = Button("Save", .titleColor(.systemRed))
    #expect(button.extras.identity == Button().extras.identity)
    #expect(button.attributes.identity == Button().attributes.identity)
  }

  @Test("The handlers of a control leave its attributes shared")
  func handled() {
    var button = Button("Save")
    button.behaviors.lists.origin = Origin(node: 1)
    #expect(!button.behaviors.isEmpty && button.attributes.identity == Button().attributes.identity)
    #expect(button != Button("Save"))
  }

  @Test("A block reserves no capacity beyond its widgets")
  func capacity() {
    let children = Children {
      Label("first")
      for number in 0..<100 { Label("\(number)") }
      Label("last")
    }
    #expect(children.count == 102)
    #expect(children.elements.capacity < 110)
  }
}
