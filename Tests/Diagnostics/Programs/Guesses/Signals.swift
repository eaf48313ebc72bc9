// A variable that is set
let name = Var("Ada")
name.value = "Grace"
print(name.value)

// A variable that is set by a call
let name = Var("Ada")
name.set("Grace")
print(name.value)

// A variable that is updated
let count = Var(0)
count.update { $0 += 1 }
//    ^ NAMED: a variable is changed by its value: 'count.value += 1'

// A signal that is observed
let name = Var("Ada")
let token = name.sink { print($0) }
//               ^ NAMED: 'sink' has been renamed to 'subscribe(_:)'

// A signal that is subscribed
let name = Var("Ada")
let token = name.subscribe { print($0) }

// A signal that is debounced
let query = Var("")
let results = query.debounce(for: .seconds(0.3)).map { $0.uppercased() }

// A signal that is filtered
let count = Var(0)
let even = count.filter { $0 % 2 == 0 }.removeDuplicates()

// A signal of a task
let query = Var("")
let results = query.flatMapLatest { text in Signal { await search(text) } }
//                                          ^ CURED: a task sends through 'Signal.create { … }'; an AsyncSequence is 'Signal.values(of:)'

// A merge of signals
let a = Var(1), b = Var(2)
let both = merge(a, b)
//         ^ CURED: signals are merged by a method: 'taps.merge(keys)'

// A text bound to a number
let count = Var(0)
let label = Label(.text <-- count)
//                      ^ NAMED: the signal's values are of another type than the property: map them

// A text bound without an operator
let name = Var("Ada")
let label = Label(name)
//          ^ NAMED: a property follows a signal by '<--': 'Label(.text <-- $name)'

// A field bound without an operator
let name = Var("Ada")
let field = TextField("Name", text: name)
//          ^ NAMED: write 'TextField("Name", .text <--> $name)'

// A button bound to an action of a model
final class Model { func save() {} }
let model = Model()
let button = Button("Save", .tapped --> model.save)
//                                  ^ CURED: a handler is called on the main actor: write '{ model.save() }', or mark the method '@MainActor'
