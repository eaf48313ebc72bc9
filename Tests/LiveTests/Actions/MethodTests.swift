import Foundation
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A method")
struct MethodTests {
  let log = Log()

  @Test("A bound method is called for each value that its signal delivers")
  func isDone() {
    let place = TempVar<CGPoint>()
    let tree = LiveTree(ScrollView(.setContentOffset <-- place, .didScroll --> { [log] in log("didScroll") }))
    #expect(log.lines.isEmpty)
    place.set(CGPoint(x: 0, y: 5))
    #expect(log.lines == ["didScroll"])
    #expect(tree.root[ScrollView.self]?.contentOffset.y == 5)
  }

  @Test("A bound method moves the focus, if the field allows it")
  func focuses() {
    let begin = TempVar<Void>()
    let end = TempVar<Void>()
    let tree = LiveTree(TextField(.becomeFirstResponder <-- begin, .resignFirstResponder <-- end))
    begin.set(())
    #expect(tree.root.isFocused)
    end.set(())
    #expect(!tree.root.isFocused)
    end.set(())
    #expect(!tree.root.isFocused)
    let other = LiveTree(TextField(.becomeFirstResponder <-- begin, .shouldBeginEditing -- { _ in false }))
    begin.set(())
    #expect(!other.root.isFocused)
  }

  @Test("A bound method focuses a control that can have the focus, and no other view")
  func focusesControls() {
    let begin = TempVar<Void>()
    let tree = LiveTree(Button("Save", .becomeFirstResponder <-- begin))
    begin.set(())
    #expect(tree.root.isFocused)
    for widget in [
      Button("Save", .isEnabled(false), .becomeFirstResponder <-- begin), Label("Ada", .becomeFirstResponder <-- begin),
      TextField(.isEnabled(false), .becomeFirstResponder <-- begin),
    ] as [any Widget] {
      let other = LiveTree(View(.subviews([widget])))
      begin.set(())
      #expect(!other.root.children[0].isFocused)
    }
  }

  @Test("A bound method is called at once when the widget is mounted, if the signal has a value")
  func isDoneAtOnce() {
    let tree = LiveTree(TextField(.becomeFirstResponder <-- Signal.just(())))
    #expect(tree.root.isFocused)
  }

  @Test("The method `endEditing` ends the focus of a field inside the view")
  func endsEditing() throws {
    let end = TempVar<Void>()
    let tree = LiveTree(
      View(.subviews([View(.endEditing <-- end, .subviews([TextField()])), TextField()])))
    let inner = tree.root.children[0].children[0]
    let outer = tree.root.children[1]
    try inner.focus()
    end.set(())
    #expect(!inner.isFocused)
    try outer.focus()
    end.set(())
    #expect(outer.isFocused)
  }

  @Test("A bound method zooms a scroll view")
  func zooms() {
    let scale = TempVar<Double>()
    let tree = LiveTree(
      ScrollView(.maximumZoomScale -- 4, .setZoomScale <-- scale, .didZoom --> { [log] in log("didZoom") }))
    scale.set(9)
    #expect(tree.root[ScrollView.self]?.zoomScale == 4)
    #expect(log.lines == ["didZoom"])
  }

  @Test("Bound methods start and stop a spinner")
  func spins() {
    let start = TempVar<Void>()
    let stop = TempVar<Void>()
    let tree = LiveTree(ActivityIndicatorView(.startAnimating <-- start, .stopAnimating <-- stop))
    start.set(())
    #expect(tree.root[ActivityIndicatorView.self]?.isAnimating == true)
    stop.set(())
    #expect(tree.root[ActivityIndicatorView.self]?.isAnimating == false)
  }

  @Test("A bound method turns the wheel of a picker")
  func selectsRow() {
    let place = TempVar<(row: Int, component: Int)>()
    let tree = LiveTree(PickerView(.components([["S", "M"]]), .selectRow <-- place))
    place.set((row: 1, component: 0))
    #expect(tree.root[PickerView.self]?.selectedRow(inComponent: 0) == 1)
  }

  @Test("A bound method is inert, prints as it is written, and is compared by its name and source")
  func isInert() {
    let place = TempVar<CGPoint>()
    let view = ScrollView(.setContentOffset <-- place)
    #expect("\(view.behaviors)" == "[setContentOffset <-- TempVar<CGPoint>]")
    #expect(view == ScrollView(.setContentOffset <-- place))
    #expect(view != ScrollView(.setContentOffset <-- TempVar<CGPoint>()))
  }
}
