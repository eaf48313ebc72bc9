import OwnControls
import Preview
import Testing

@Suite("An animation in HTML")
struct TransitionsInHTMLTests {
  private func html(_ animation: Animation) -> String {
    Preview.html(Label("A", .animation(animation)), as: .fragment)
  }

  @Test("An animation is a transition with its curve, its duration and its delay")
  func curves() {
    #expect(html(.easeOut(duration: 0.2)).contains("transition:all 0.2s ease-out}"))
    #expect(html(.linear(duration: 1).delayed(by: 0.5)).contains("transition:all 1s linear 0.5s}"))
    #expect(html(.easeIn).contains("transition:all 0.25s ease-in}"))
    #expect(html(.easeInOut).contains("transition:all 0.25s ease-in-out}"))
    let curve = UnitCurve.bezier(startControlPoint: .init(x: 0.2, y: -1), endControlPoint: .init(x: 0, y: 1.5))
    #expect(html(Animation(curve)).contains("transition:all 0.25s cubic-bezier(0.2,-1,0,1.5)}"))
  }

  @Test("A spring is a list of points that starts at 0, overshoots and ends at 1")
  func springs() throws {
    let html = html(.bouncy)
    let points = try #require(html.firstMatch(of: /transition:all (?<time>[0-9.]+)s linear\((?<points>[^)]*)\)/))
    let numbers = points.points.split(separator: ",").compactMap { Double($0) }
    #expect(numbers.count == 49)
    #expect(numbers.first == 0)
    #expect(numbers.last == 1)
    #expect((numbers.max() ?? 0) > 1.04)
    #expect(abs((Double(points.time) ?? 0) - Spring.bouncy.settlingDuration) < 0.001)
  }

  @Test("A reader who has reduced motion sees no transition")
  func reducedMotion() {
    #expect(
      html(.smooth).contains("@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important"))
    let still = Preview.html(
      VStack(.environment(\.isReduceMotionEnabled, true)) { Label("A", .animation(.smooth)) }, as: .fragment)
    #expect(!still.contains("transition"))
  }

  @Test("The bar of a progress view is animated with it")
  func progress() {
    let bar = Preview.html(ProgressView(.progress(0.5), .animation(.smooth)))
    let rules = bar.split(separator: "}").filter { $0.contains(".ProgressView::") }
    #expect(rules.count == 4 && rules.allSatisfy { $0.hasSuffix("transition:inherit") })
  }

  @Test("A page without an animation has no rule for it")
  func absence() {
    #expect(!Preview.html(Label("A")).contains("transition"))
  }

  @Test(
    "Hostile durations make a valid transition",
    arguments: [
      .linear(duration: .nan), .linear(duration: -.infinity), .spring(duration: 0), .linear.delayed(by: .nan),
    ]
      as [Animation])
  func hostile(_ animation: Animation) {
    #expect(html(animation).contains("transition:all 0"))
    #expect(!html(animation).contains("nan"))
  }
}
