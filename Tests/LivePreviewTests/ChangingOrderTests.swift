import TestSupport
import Testing

@testable import LivePreview

struct ChangingOrderTests {
  @Test(
    "The indexes of changes are those in a list that is changed one by one, from the last change to the first",
    arguments: 0..<40)
  func indexes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array((0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)))
    let new = Array((0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)))
    let diff = Diff.ofValues(from: old, to: new)
    var order = ChangingOrder(diff)
    var list = old.filter(new.contains)
    let sources = Dictionary(uniqueKeysWithValues: diff.moves.map { ($0.to, $0.from) })
    for index in (diff.insertions.map(\.index) + sources.keys).sorted(by: >) {
      #expect(order.count == list.count)
      if index + 1 < new.count { #expect(list.firstIndex(of: new[index + 1]) == order.index(ofNew: index + 1)) }
      if let source = sources[index] {
        #expect(list.firstIndex(of: old[source]) == order.index(ofOld: source))
        list.removeAll { $0 == old[source] }
        order.move(from: source, to: index)
      } else {
        order.insert(at: index)
      }
      let next = index + 1 < new.count ? list.firstIndex(of: new[index + 1]) : nil
      list.insert(new[index], at: next ?? list.endIndex)
    }
    #expect(list == new)
  }
}
