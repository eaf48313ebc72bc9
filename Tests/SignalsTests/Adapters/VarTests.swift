import Signals
import Testing

@MainActor
struct VarTests {
  private func changed(_ variable: Var<Int>) {
    variable.set(1)
    variable.update(2)
    variable.notify(99)
    variable.set(3)
  }

  @Test("A variable's default output delivers set and notified values, and the value at subscription")
  func defaultOutput() {
    let (variable, log, late) = (Var(0), Log<Int>(), Log<Int>())
    let lifetime = log.subscribe(to: variable)
    changed(variable)
    let other = late.subscribe(to: variable)
    #expect(log.values == [0, 1, 99, 3])
    #expect(late.values == [3])
    withExtendedLifetime((lifetime, other)) {}
  }

  @Test("Changing the value through the property sets the variable")
  func property() {
    let (variable, log) = (Var([1]), Log<[Int]>())
    let lifetime = log.subscribe(to: variable)
    variable.value = [2]
    variable.value[0] += 1
    variable.value.append(4)
    #expect(log.values == [[1], [2], [3], [3, 4]])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A variable is as large as a reference")
  func size() {
    #expect(MemoryLayout<Var<[Double]>>.size == MemoryLayout<AnyObject>.size)
  }

  @Test("Copies are the same variable, and variables with equal values are not")
  func identity() {
    let variable = Var(0)
    let copy = variable
    copy.set(1)
    #expect(variable.value == 1 && variable.isSame(as: copy) && !variable.isSame(as: Var(1)))
  }

  @Test("`allChanges()` emits every change")
  func allChanges() {
    let (variable, log) = (Var(0), Log<Int>())
    let lifetime = log.subscribe(to: variable.allChanges())
    changed(variable)
    #expect(log.values == [0, 1, 2, 99, 3])
    withExtendedLifetime(lifetime) {}
  }

  @Test("`stateChanges()` emits the values that are stored")
  func stateChanges() {
    let (variable, log) = (Var(0), Log<Int>())
    let lifetime = log.subscribe(to: variable.stateChanges())
    changed(variable)
    #expect(log.values == [0, 1, 2, 3])
    withExtendedLifetime(lifetime) {}
  }

  @Test("The inputs of a variable do the same as its methods")
  func inputs() {
    let (variable, log) = (Var(0), Log<Int>())
    let lifetime = log.subscribe(to: variable)
    let (set, update, notify): (Input<Int>, Input<Int>, Input<Int>) = (
      variable.set(), variable.update(), variable.notify()
    )
    set.send(1)
    update.send(2)
    notify.send(99)
    #expect(log.values == [0, 1, 99])
    #expect(variable.value == 2)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A subscriber that updates a variable silently does not receive its own value")
  func feedback() {
    let (variable, shown) = (Var("a"), Log<String>())
    let edited = Input<String>()
    let lifetimes = [shown.subscribe(to: variable), edited.signal.bind(to: variable.update() as Input<String>)]
    edited.send("ab")
    #expect(shown.values == ["a"])
    #expect(variable.value == "ab")
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A set during a delivery takes effect when its turn comes")
  func queued() {
    let (variable, log) = (Var(0), Log<String>())
    let lifetime = variable.subscribe {
      if $0 == 1 { variable.set(2) }
      log.add("\($0), stored \(variable.value)")
    }
    variable.set(1)
    #expect(log.values == ["0, stored 0", "1, stored 1", "2, stored 2"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Equal values are delivered, unless duplicates are removed")
  func equalWrites() {
    let (variable, all, distinct) = (Var(0), Log<Int>(), Log<Int>())
    let lifetimes = [all.subscribe(to: variable), distinct.subscribe(to: variable.removeDuplicates())]
    variable.set(0)
    variable.set(1)
    #expect(all.values == [0, 0, 1])
    #expect(distinct.values == [0, 1])
    withExtendedLifetime(lifetimes) {}
  }
}
