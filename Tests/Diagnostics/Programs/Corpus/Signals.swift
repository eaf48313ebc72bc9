// Statement
    model.$name.sink { print($0) }
//              ^ HIT: 'sink' has been renamed to 'subscribe(_:)'

// Statement
    model.$name.observe { print($0) }
//              ^ HIT: 'observe' has been renamed to 'subscribe(_:)'

// Statement, StatementInComponent
    model.$name.onValue { print($0) }
//              ^ HIT: value of type 'Var<String>'

// Statement
    let lifetime = model.$name.subscribe { print($0.cont) }
//                                                  ^ HIT: value of type 'String' has no member 'cont'

// Statement
    let lifetime = model.$name.subscribe { a, b in print(a) }
//                                         ^ HIT: contextual closure type '(String) -> Void' expects 1 argument, but 2 were used in closure body

// Statement, StatementInComponent
    model.$name.send("Ada")
//              ^ HIT: 'send' has been renamed to 'set(_:)'

// Statement
    model.$name.set(3)
//                  ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement, StatementInComponent
    model.$count.update { $0 + 1 }
//                      ^ HIT: trailing closure passed to parameter of type 'Int' that does not accept a closure

// Statement
    model.count = "3"
//                ^ HIT: cannot assign value of type 'String' to type 'Int'

// Statement
    model.$count = 3
//        ^ HIT: cannot assign to property: '$count' is immutable

// Statement, StatementInComponent
    model.nam = "Ada"
//        ^ HIT: value of type 'Model' has no member 'nam'

// Statement
    let doubled: Signal<Int> = model.$count.map { "\($0)" }
//                                                ^ HIT: cannot convert value of type 'String' to closure result type 'Int'

// Statement
    let texts: Signal<String> = model.$count.map { $0 * 2 }
//                                                    ^ HIT: cannot convert value of type 'Int' to closure result type 'String'

// Statement, StatementInComponent
    let valid = model.$name.combine(model.$count) { $0.isEmpty && $1 > 0 }
//                          ^ HIT: value of type 'Var<String>'

// Statement
    let valid = model.$name.combineLatest(model.$count) { $0.isEmpty && $1 }
//                                                                      ^ HIT: type 'Int' cannot be used as a boolean; test for '!= 0' instead

// Statement
    let both = model.$name.merge(model.$count)
//                                     ^ HIT: cannot convert value of type 'Var<Int>'

// Statement
    let name: String = model.$name
//                           ^ HIT: cannot convert value of type 'Var<String>'

// Statement
    let input: Input<Int> = model.$name.set()
//                                      ^ HIT: cannot assign value of type 'Input<String>' to type 'Input<Int>'

// Statement, StatementInComponent
    let signal = Signal.of(3)
//                      ^ HIT: 'of' has been renamed to 'just(_:)'

// Statement
    let signal = Signal.just()
//                           ^ HIT: missing argument for parameter #1 in call

// Statement
    let text = model.$name.value + 1
//                               ^ HIT: binary operator '+' cannot be applied to operands of type 'String' and 'Int'

// Statement
    let unique = model.$name.distinct()
//                           ^ HIT: value of type 'Var<String>'

// Statement
    let unique = model.$name.distinctUntilChanged()
//                           ^ HIT: value of type 'Var<String>'

// Statement, StatementInComponent
    let first = model.$name.take(1)
//                          ^ HIT: value of type 'Var<String>'

// Statement
    let late = model.$name.debounce(for: 3)
//                                       ^ HIT: cannot convert value of type 'Int' to expected argument type 'Duration'
