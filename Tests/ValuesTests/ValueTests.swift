import Testing
import Values

@Suite struct ValueTests {
  @Test("An option set prints its members")
  func optionSet() {
    #expect("\([.bottom, .top] as RectEdge)" == "[.top, .bottom]")
    #expect("\(RectEdge())" == "[]")
  }

  @Test("An image prints its source and its rendering")
  func image() {
    #expect("\(Image(named: "logo"))" == "Image(named: \"logo\")")
    let star = Image(systemName: "star").withRenderingMode(.alwaysOriginal).withTintColor(.systemYellow)
    #expect("\(star)" == "Image(systemName: \"star\").withRenderingMode(.alwaysOriginal).withTintColor(.systemYellow)")
  }

  @Test("Insets are made of a horizontal and a vertical distance")
  func insets() {
    #expect(EdgeInsets(h: 4, v: 8) == EdgeInsets(top: 8, left: 4, bottom: 8, right: 4))
  }
}
