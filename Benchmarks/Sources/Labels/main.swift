import Terminal

// The labels that Benchmarks/Terminal/compare.py measures: a field, a button, and as many labels as the argument says.
// With a second argument, a label changes fifty times a second.
let count = Var(0)
let rows = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
if CommandLine.arguments.count > 2 {
  Task {
    while true {
      try await Task.sleep(for: .milliseconds(20))
      count.set(count.value + 1)
    }
  }
}
try await Terminal.run {
  ScrollView {
    VStack {
      TextField(.placeholder("Name"))
      Button("Tap", .tapped --> { count.set(count.value + 1) })
      Label(.text <-- count.map { "Count: \($0)" })
      for row in 0..<rows { Label("Label number \(row)") }
    }
  }
}
