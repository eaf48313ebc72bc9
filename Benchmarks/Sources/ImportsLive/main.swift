import Live

// A program whose size Benchmarks measures.
let text = Var("Hello")
let tree = LiveTree(Label(.text <-- text))
text.set("Goodbye")
print(tree)
