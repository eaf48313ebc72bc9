import Foundation
import Testing
import Widgets

@Suite("A transition")
struct TransitionTests {
  private static let start = Label(
    "Start", .alpha(0), .cornerRadius(4), .layer.shadowRadius(2), .padding(8), .width(10))
  private static let end = Label(
    "End", .backgroundColor(.systemRed), .layer.shadowRadius(4), .transform(Transform(translationX: 8, y: 0)),
    .width(20))

  @Test("A transition is exact at 0 and 1, and constant between equal values")
  func laws() {
    let change = Transition(from: Self.start, to: Self.end)
    #expect(change.at(0) == Self.start)
    #expect(change.at(1) == Self.end)
    #expect(change.at(.nan) == Self.start)
    #expect(change.at(-.infinity) == Self.start)
    #expect(change.at(.infinity) == Self.end)
    for step in -5...15 {
      #expect(Transition(from: Self.start, to: Self.start).at(Double(step) / 10) == Self.start)
    }
  }

  @Test("An animation can be set as a property of a widget")
  func widgets() {
    #expect(Label(.animation(.easeOut(duration: 2))).animation == .easeOut(duration: 2))
    #expect(Label(.animation(.spring(.snappy))).animation == .snappy)
  }

  @Test("In the middle of a transition, numbers, colors and geometry are interpolated, and texts have switched")
  func middle() {
    let early = Transition(from: Self.start, to: Self.end).at(0.25)
    #expect(early.text == "Start")
    #expect(early.alpha == 0.25)
    #expect(early.cornerRadius == 3)
    #expect(early.layer.shadowRadius == 2.5)
    #expect(early.padding == DirectionalEdgeInsets(6))
    #expect(early.width?.points == 12.5)
    #expect(early.transform == Transform(translationX: 2, y: 0))
    #expect(early.backgroundColor?.alpha == 0.25)
    #expect(Transition(from: Self.start, to: Self.end).at(0.5).text == "End")
  }

  @Test("Children are interpolated if they have the same types and keys")
  func children() {
    let old = VStack {
      Label("A", .alpha(0)); View(.cornerRadius(2))
    }
    let new = VStack {
      Label("A", .alpha(1)); View(.cornerRadius(4))
    }
    #expect(
      Transition(from: old, to: new).at(0.5)
        == VStack {
          Label("A", .alpha(0.5)); View(.cornerRadius(3))
        })
    let other = VStack { Label("B") }
    #expect(Transition(from: old, to: other).at(0.4) == old)
    #expect(Transition(from: old, to: other).at(0.6) == other)
  }

  @Test("The sublayers of a widget are interpolated")
  func sublayers() {
    func card(_ radius: Double, _ color: Color) -> View {
      View(.layer.sublayers([GradientLayer(.colors([color, .clear]), .cornerRadius(radius))]))
    }
    let middle = Transition(from: card(2, .black), to: card(4, .white)).at(0.5)
    let gradient = middle.layer.sublayers.first as? GradientLayer
    #expect(gradient?.cornerRadius == 3)
    #expect(abs((gradient?.colors.first?.oklab.lightness ?? 0) - 0.5) < 0.001)
  }

  @Test("Values of controls for the normal state are interpolated")
  func controls() {
    let (old, new) = (Button(.titleColor(.black)), Button(.titleColor(.white)))
    let middle = Transition(from: old, to: new).at(0.5)
    #expect(abs((middle.titleColor?.oklab.lightness ?? 0) - 0.5) < 0.001)
  }

  @Test("Widgets of equal types are interpolated, and others switch")
  func existentials() {
    let fade = Transition<any Widget>(from: Label(.alpha(0)), to: Label())
    #expect((fade.at(0.5) as? Label)?.alpha == 0.5)
    let swap = Transition<any Widget>(from: Label(), to: Button())
    #expect(swap.at(0.4) is Label)
    #expect(swap.at(0.5) is Button)
  }

  @Test("Custom structs are interpolated by their stored variables, and constants and other types switch")
  func structs() {
    struct Inner: Equatable { var size = 0.0 }
    struct Outer: Equatable {
      var inner = Inner()
      let fixed: Double
      var name = ""
      var color: Color?
    }
    let (old, new) = (Outer(fixed: 1), Outer(inner: Inner(size: 4), fixed: 2, name: "new", color: .black))
    let early = Transition(from: old, to: new).at(0.25)
    #expect(early == Outer(inner: Inner(size: 1), fixed: 1, color: Color.black.withAlphaComponent(0.25)))
    #expect(Transition(from: old, to: new).at(0.75).fixed == 2)
    #expect(Transition(from: 1, to: 3).at(0.4) == 1)
    #expect(Transition<Double>(from: 1, to: 3).at(0.5) == 2)
    #expect(Transition(from: "a", to: "b").at(0.5) == "b")
  }

  @Test("A transition of a deep tree does not exhaust the stack")
  func deep() {
    var (old, new): (any Widget, any Widget) = (Label(.alpha(0)), Label(.alpha(1)))
    for _ in 0..<900 { (old, new) = (View(.children([old])), View(.children([new]))) }
    var middle = Transition(from: old, to: new).at(0.5)
    while let inner = middle.widgetsInside?.first { middle = inner }
    #expect(middle.alpha == 0.5)
  }

  @Test("A transition does not change its start and end")
  func copies() {
    let (old, new) = (View(.cornerRadius(2)), View(.cornerRadius(4)))
    let copy = new
    #expect(Transition(from: old, to: new).at(0.5).cornerRadius == 3)
    #expect(old == View(.cornerRadius(2)))
    #expect(copy == View(.cornerRadius(4)))
    #expect(View().cornerRadius == 0)
  }
}
