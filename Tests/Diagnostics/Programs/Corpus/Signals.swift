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
//               ^ HIT: a variable is changed by its value: 'count.value += 1'

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
//                          ^ HIT: 'combine' has been renamed to 'combineLatest(_:_:)'

// Statement
    let valid = model.$name.combineLatest(model.$count) { $0.isEmpty && $1 }
//                                                                      ^ HIT: type 'Int' cannot be used as a boolean; test for '!= 0' instead

// Statement
    let both = model.$name.merge(model.$count)
//                         ^ HIT: the signals have values of different types: map them

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
//                           ^ HIT: 'distinct()' has been renamed to 'removeDuplicates()'

// Statement
    let unique = model.$name.distinctUntilChanged()
//                           ^ HIT: 'distinctUntilChanged()' has been renamed to 'removeDuplicates()'

// Statement, StatementInComponent
    let first = model.$name.take(1)
//                          ^ HIT: 'take' has been renamed to 'prefix(_:)'

// Statement
    let late = model.$name.debounce(for: 3)
//                                       ^ HIT: cannot convert value of type 'Int' to expected argument type 'Duration'

// Statement
    let rest = model.$name.skip(1)
//                         ^ HIT: 'skip' has been renamed to 'drop(_:)'

// Statement
    let named = model.$name.startWith("Ada")
//                          ^ HIT: 'startWith' has been renamed to 'prepend(_:)'

// Statement
    let all = model.$name.toArray()
//                        ^ HIT: 'toArray()' has been renamed to 'collect()'

// Statement
    let twice = model.$name.concat(model.$name)
//                          ^ HIT: 'concat' has been renamed to 'append(_:)'

// Statement
    let until = model.$name.take(until: model.taps)
//                          ^ HIT: 'take(until:)' has been renamed to 'prefix(until:)'

// Statement
    let both = model.$name.merge(with: model.$name)
//                         ^ HIT: 'merge(with:)' has been renamed to 'merge(_:)'

// Statement
    let erased = model.$name.eraseToAnyPublisher()
//                           ^ HIT: 'eraseToAnyPublisher()' is unavailable: all signals of one value type have one type

// Statement
    let pairs = model.$name.zip(model.$count) { $0.isEmpty && $1 }
//                                                            ^ HIT: type 'Int' cannot be used as a boolean; test for '!= 0' instead

// Statement
    let pairs: Signal<String> = model.$name.zip(model.$count)
//                                          ^ HIT: cannot assign value of type 'Signal<(String, Int)>' to type 'Signal<String>'

// Statement
    let again = model.$name.retry("3")
//                                ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let late = model.$name.timeout(for: 3)
//                                      ^ HIT: cannot convert value of type 'Int' to expected argument type 'Duration'

// Statement
    let sum = model.$name.reduce(0) { $0 + $1 }
//                                         ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let lists = model.$name.collect("3")
//                                  ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let short = model.$name.prefix(while: { $0.count })
//                                             ^ HIT: cannot convert value of type 'Int' to closure result type 'Bool'

// Statement
    let own: Signal<Int> = model.$name.transform { downstream in Operator { downstream.send($0) } }
//                                                                                          ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let tick = Signal.timer(after: 3)
//                                 ^ HIT: cannot convert value of type 'Int' to expected argument type 'Duration'

// Statement
    let latest = model.$name.switchToLatest()
//                           ^ HIT: referencing instance method 'switchToLatest()' on 'SignalConvertible' requires that 'String' conform to 'SignalConvertible'

// Statement
    let values = model.$name.values(buffering: 1)
//                           ^ HIT: write 'values(bufferingPolicy: .bufferingNewest(1))'

// Statement
    let fixed = model.$name.replaceError(with: 3)
//                                             ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement
    let source = Signal<Int>.create { downstream in downstream.send(3) }
//                                                             ^ HIT: cannot convert value of type '()' to closure result type 'Lifetime?'

// Statement
    model.$count.update { $0 += 1 }
//               ^ HIT: a variable is changed by its value: 'count.value += 1'

// Statement
    model.$count.set { $0 + 1 }
//               ^ HIT: a variable is changed by its value: 'count.value += 1'

// Statement, StatementInComponent
    model.$count += 1
//               ^ HIT: a variable is changed by its value: 'count.value += 1'

// Statement
    model.$isBusy.toggle()
//                ^ HIT: a variable is changed by its value: 'isOn.value.toggle()'

// Statement, StatementInComponent
    model.$users.append(user)
//               ^ HIT: a variable is changed by its value: 'items.value.append(item)'

// Statement
    model.$users.insert(user, at: 0)
//               ^ HIT: a variable is changed by its value: 'items.value.insert(item, at: 0)'

// Statement
    model.$users.remove(at: 0)
//               ^ HIT: a variable is changed by its value: 'items.value.remove(at: 0)'

// Statement
    model.$users.removeAll()
//               ^ HIT: a variable is changed by its value: 'items.value.removeAll()'

// Statement, StatementInComponent
    let both = combineLatest(model.$name, model.$count) { "\($0) \($1)" }
//             ^ HIT: signals are combined by a method

// Statement
    let both = merge(model.taps, model.taps)
//             ^ HIT: signals are merged by a method

// Statement
    StackAdapter([1]).append(2)
//                    ^ HIT: 'append' has been renamed to 'push(_:)'

// Statement, StatementInComponent
    History().track(model.name)
//            ^ HIT: a history records a variable or an adapter

// Statement
    let users = Signal { try await URLSession.shared.data(from: url) }
//              ^ HIT: a task sends through 'Signal.create { … }'
