import Testing

@testable import Values

@Suite struct BoxedTests {
  @Test("Changing a copy of a box leaves the original unchanged")
  func independence() {
    let original = Boxed([1, 2])
    var copy = original
    copy.value.append(3)
    #expect(original.value == [1, 2])
    #expect(copy.value == [1, 2, 3])
  }

  @Test("Copies of a box share one storage until one of them is changed")
  func sharing() {
    let original = Boxed(1)
    var copy = original
    #expect(copy.storage === original.storage)
    copy.value = 2
    #expect(copy.storage !== original.storage)
  }

  @Test("A box that is not shared is changed in place")
  func changingInPlace() {
    var box = Boxed([1])
    let storage = ObjectIdentifier(box.storage)
    box.value.append(2)
    #expect(ObjectIdentifier(box.storage) == storage)
  }

  @Test("Boxes are equal and hash alike if their values do, shared or not")
  func equality() {
    #expect(Boxed("a") == Boxed("a"))
    #expect(Boxed("a") != Boxed("b"))
    #expect(Boxed("a").hashValue == Boxed("a").hashValue)
  }

  @Test("A box prints as its value")
  func description() {
    #expect("\(Boxed(Offset(vertical: 4)))" == "\(Offset(vertical: 4))")
  }
}
