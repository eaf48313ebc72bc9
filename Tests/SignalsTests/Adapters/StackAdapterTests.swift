import Signals
import Testing

@MainActor
struct StackAdapterTests {
  typealias Mutation = StackMutation<String>

  @Test("Subscribers of a stack receive its mutations, and late ones all elements")
  func mutations() {
    let stack = StackAdapter(["root"])
    let (log, late) = (Log<Mutation>(), Log<Mutation>())
    let lifetime = log.subscribe(to: stack)
    stack.push("detail")
    stack.push("more")
    stack.pop()
    stack.popToCount(1)
    stack.reload(["other"])
    let other = late.subscribe(to: stack)
    #expect(
      log.values == [.reload(["root"]), .push("detail"), .push("more"), .pop, .popToCount(1), .reload(["other"])])
    #expect(late.values == [.reload(["other"])])
    #expect(stack.value == ["other"])
    withExtendedLifetime((lifetime, other)) {}
  }

  @Test(
    "A mutation without an effect on a stack is not delivered",
    arguments: [([], .pop), ([], .popToCount(0)), (["a"], .popToCount(1)), (["a"], .popToCount(7))]
      as [([String], Mutation)])
  func nothingToChange(elements: [String], mutation: Mutation) {
    let stack = StackAdapter(elements)
    let log = Log<Mutation>()
    let lifetime = log.subscribe(to: stack)
    stack.send(mutation)
    #expect(log.values == [.reload(elements)])
    #expect(stack.value == elements)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A negative count empties the stack", arguments: [-1, Int.min])
  func negative(count: Int) {
    let stack = StackAdapter(["a", "b"])
    stack.popToCount(count)
    #expect(stack.value == [])
  }

  @Test("The inputs of a stack do the same as its methods")
  func inputs() {
    let stack = StackAdapter(["a"])
    (stack.push() as Input<String>).send("b")
    (stack.push() as Input<String>).send("c")
    (stack.pop() as Input<Void>).send()
    #expect(stack.value == ["a", "b"])
    (stack.popToCount() as Input<Int>).send(1)
    #expect(stack.value == ["a"])
    (stack.reload() as Input<[String]>).send(["x"])
    #expect(stack.value == ["x"])
  }
}
