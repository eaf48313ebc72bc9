import Testing

@testable import Layout

@Suite("Screens over others") struct CoveredTests {
  @Test("Screens that are presented deep in a tree cover all of it, the last one in front")
  func covers() throws {
    let second = ViewController("Second") { Label("2") }
    let first = ViewController("First", .presentedViewController(second)) { Label("1") }
    var tree: any Widget = ViewController("Base", .presentedViewController(first)) { Label("0") }
    for _ in 0..<5_000 { tree = View(.subviews([tree])) }
    let covered = try #require(tree.withPresented as? Covered)
    #expect(covered.presented.elements.map { ($0 as? ViewController)?.title } == ["First", "Second"])
    #expect(covered.base.map { $0.withPresented is Covered } == false)
    #expect(View().withPresented is View)
  }
}
