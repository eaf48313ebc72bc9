import Testing
import Widgets

@testable import Preview

@Suite("Markup of a widget with that of its children")
struct MarkupBufferTests {
  private func markup(_ widget: any Widget, holding children: [MarkupBuffer] = []) throws -> MarkupBuffer {
    var slots = HTMLSlots(of: 1, areTogether: true)
    for _ in children { slots.add(flex: .content) }
    var writer = MarkupWriter()
    let own = writer.write(widget, with: slots, in: MarkupPlace(.row, EnvironmentValues())).markup
    return try #require(own.holding(children.map { ($0, .content) }))
  }

  @Test("The markup of a widget contains that of each widget inside it, at any depth")
  func counts() throws {
    let label = try markup(Label("Ada"))
    let row = try markup(HStack {}, holding: [label, label])
    let column = try markup(VStack {}, holding: [row, label, row])
    #expect([label, row, column].map(\.widgetCount) == [1, 3, 8])
    #expect(column.divided.inner.map(\.markup.widgetCount) == [3, 1, 3])
    #expect(column.divided.inner.map(\.markup) == [row, label, row])
    #expect(row.divided.own.widgetCount == 1)
  }
}
