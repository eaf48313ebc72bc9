import Mod
import Testing
import Widgets

@Suite("A key")
struct WidgetKeyTests {
  enum Row: Hashable { case title, count }

  @Test("A key can be any hashable value, and equals one of the same type and value")
  func equality() {
    #expect(WidgetKey(1) == 1)
    #expect(WidgetKey("a") == "a")
    #expect(WidgetKey(Row.title) == WidgetKey(Row.title))
    #expect(WidgetKey(Row.title) != WidgetKey(Row.count))
    #expect(WidgetKey(1) != WidgetKey("1"))
    #expect(WidgetKey(UInt8(1)) != WidgetKey(1))
    #expect(WidgetKey(UInt8(1)) != WidgetKey(UInt16(1)))
  }

  @Test("A key made from a key equals that key")
  func keyOfKey() {
    #expect(WidgetKey(WidgetKey("a")) == "a")
  }

  @Test("A combined key differs from those with another part, another whole, or a position of the same number")
  func parts() {
    let keys: Set = [WidgetKey(7, 1), WidgetKey(7, 2), WidgetKey(8, 1), WidgetKey(7, at: 1), 7]
    #expect(keys.count == 5)
    #expect(keys.contains(WidgetKey(WidgetKey(7), WidgetKey(1))))
  }

  @Test("A key has the hash of its value")
  func hashing() {
    let places: [WidgetKey: Int] = [WidgetKey(Row.title): 1, "a": 2, 3: 3]
    #expect(places[WidgetKey(Row.title)] == 1)
    #expect(places["a"] == 2)
    #expect(places[WidgetKey(3)] == 3)
    #expect(places[WidgetKey(Row.count)] == nil)
  }

  @Test("A key prints its value, and a combined key prints the whole before the part")
  func description() {
    let key = WidgetKey(WidgetKey(7, "title"), at: 2)
    #expect("\(key) \(WidgetKey(Row.count)) \(WidgetKey(3))" == #"7/"title"/#2 count 3"#)
  }

  @Test("A key is printed with its widget")
  func printedWidget() {
    #expect("\(Label("Views", .key("title")))" == #"Label(text: "Views", key: "title")"#)
  }

  @Test("A key is set by a value of any type or by a pair, and removed by `nil`")
  func names() {
    #expect(Label(.key(Row.title)).key == WidgetKey(Row.title))
    #expect(Label(.key -- "a").key == "a")
    #expect(Label(.key("a"), .key(nil)).key == nil)
    #expect(Label().key == nil)
  }
}
