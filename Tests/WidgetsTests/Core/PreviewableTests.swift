import Mod
import Testing
import Widgets

@MainActor
struct PreviewableTests {
  @Test("The components in a widget's preview are expanded as its children are")
  func content() {
    let stack = Badge(count: 3).expanded().previewedContent?.first as? StackView
    #expect((stack?.children.first as? Composed)?.children == [Label("3")])
  }

  @Test("A widget that is its own preview is expanded up to the limit of levels")
  func endless() {
    var (levels, inside) = (0, Endless().expanded().previewedContent)
    while let next = inside?.first {
      levels += 1
      inside = next.previewedContent
    }
    #expect(levels == DepthError.limit)
  }

  @Test("Changing a copy of an expanded widget changes its preview")
  func changed() {
    var badge = Badge(count: 3).expanded()
    badge.alpha = 0.5
    #expect(badge.previewedContent != nil)
    badge.count = 4
    #expect(badge.previewedContent == nil)
  }
}

private struct Badge: Previewable {
  var count = 0
  var attributes = ViewAttributes.fresh

  var preview: any Widget { VStack { Composed(Count(count: count)) } }
}

private struct Count: Component, Equatable {
  let count: Int

  var body: Children { Label("\(count)") }
}

private struct Endless: Previewable {
  var attributes = ViewAttributes.fresh

  var preview: any Widget { Endless() }
}
