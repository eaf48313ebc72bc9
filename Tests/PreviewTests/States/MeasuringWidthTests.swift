import Mod
import Preview
import Testing
import Widgets

@MainActor
@Suite("States by the width of a container")
struct MeasuringWidthTests {
  private let label = Label("a", .while(.containerWidth(below: 400), .alpha(0.5)))

  private func rules(_ widget: any Widget) -> [String] {
    Preview.html(widget).split(separator: "\n").map(String.init).filter { $0.contains("@container") }
  }

  @Test("A page has one container query for each state")
  func query() {
    let sidebar = VStack(.measuringWidth) { label }
    #expect(
      rules(sidebar) == [
        "@container (min-width:400px){.s2{}}", "@container not (min-width:400px){.s2.s2.s2{opacity:0.5}}",
      ])
    #expect(Preview.html(sidebar).contains("container-type:inline-size"))
  }

  @Test("A stack with another axis in a state has a rule for it, and otherwise the axis of its class")
  func axis() {
    let row = HStack(.while(.containerWidth(below: 200), .axis(.vertical))) { Label("a") }
    let rules = rules(VStack(.measuringWidth) { row })
    #expect(
      rules == [
        "@container (min-width:200px){.s2{}}",
        "@container not (min-width:200px){.s2.s2.s2{flex-direction:column}}",
      ])
    let column = VStack(.while(.hovered, .axis(.horizontal))) { Label("a") }
    #expect(Preview.html(column).contains("flex-direction:row}"))
    #expect(!Preview.html(HStack(.while(.hovered, .spacing(9))) { Label("a") }).contains("flex-direction:row"))
  }

  @Test("The state of the smallest width wins, in any order")
  func several() {
    let label = Label(
      "a", .while(.containerWidth(below: 200), .alpha(0.25)), .while(.containerWidth(below: 400), .alpha(0.5)))
    let rules = rules(VStack(.measuringWidth) { label })
    #expect(rules.count == 4)
    #expect(
      rules.last
        == "@container not (min-width:400px){@container not (min-width:200px){.s2.s2.s2{opacity:0.25}}}")
    #expect(rules.dropFirst().first?.hasSuffix("{@container (min-width:200px){.s2.s2.s2{opacity:0.5}}}") == true)
    func alpha(_ width: Double?) -> Double {
      VStack(.environment(\.containerWidth, width)) { label }.expanded().children.elements[0].alpha
    }
    #expect([100, 200, 399, 400, nil].map(alpha) == [0.25, 0.5, 0.5, 1, 1])
  }

  @Test("Without a measured container, or with a known width, there is no container query")
  func known() {
    #expect(rules(VStack { label }).isEmpty)
    #expect(rules(VStack(.measuringWidth, .environment(\.containerWidth, 300)) { label }).isEmpty)
    #expect(Preview.html(VStack(.environment(\.containerWidth, 300)) { label }).contains("{opacity:0.5}"))
    #expect(!Preview.html(VStack(.environment(\.containerWidth, 400)) { label }).contains("opacity:0.5"))
    let outer = VStack(.environment(\.containerWidth, 300)) { VStack(.measuringWidth) { label } }
    #expect(rules(outer).count == 2)
  }

  @Test("A width that is negative or not finite is written as a finite number")
  func hostile() {
    for width in [Double.nan, -.infinity, .infinity, -1, 1e308, .greatestFiniteMagnitude] {
      let state = WidgetState.containerWidth(below: width)
      #expect(state == WidgetState.containerWidth(below: width) && Set([state, state]).count == 1)
      let html = Preview.html(VStack(.measuringWidth) { Label("a", .while(state, .alpha(0.5))) })
      #expect(!html.contains("nan") && !html.contains("inf"), "\(width)")
      let known = VStack(.environment(\.containerWidth, 300)) { Label("a", .while(state, .alpha(0.5))) }
      #expect(known.expanded().children.elements[0].alpha == (width > 300 ? 0.5 : 1))
      var environment = EnvironmentValues()
      environment.containerWidth = width
      #expect(environment.containerWidth == (width.isNaN ? nil : width))
    }
    let both = Label(
      "a", .while(.containerWidth(below: 400), .tag(1)), .while(.containerWidth(below: .infinity), .tag(2)))
    #expect(VStack(.environment(\.containerWidth, 300)) { both }.expanded().children.elements[0].tag == 1)
  }

  @Test("An appearance by width can be asked for, and is drawn if the environment has the width")
  func looks() {
    #expect(label.appearance(in: [.containerWidth(below: 400)]).alpha == 0.5)
    #expect(WidgetState.containerWidth(below: 400).description == ".containerWidth(below: 400)")
    #expect(WidgetState.inside(.containerWidth(below: 400)) == .containerWidth(below: 400))
    let stack = HStack(.while(.containerWidth(below: 20), .axis(.vertical))) {
      Label("a")
      Label("b")
    }
    let narrow = VStack(.environment(\.containerWidth, 10)) { stack }
    #expect(Preview.terminal(narrow) != Preview.terminal(VStack { stack }))
  }
}
