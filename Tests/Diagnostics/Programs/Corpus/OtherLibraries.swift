// Statement
    tree.getByText("Save")
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.getByRole(.button)
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.query(.button("Save"))
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.first(.button("Save"))
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.tap(.button("Save"))
//       ^ HIT: find what to tap: 'find(.button("Save")).tap()'

// Statement
    tree.staticTexts["Ada"]
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.button("Save").tap()
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.label("Ada")
//       ^ HIT: a query is made by matchers: 'tree.find(.button("Save"))'

// Statement
    tree.find(.textField("Name")).fill("Ada")
//                                ^ HIT: write 'try tree.find(.textField("Name")).type("Ada")'

// Statement
    tree.find(.slider).setValue(0.5)
//                     ^ HIT: write 'try tree.find(.slider).slide(to: 0.5)'

// Statement
    tree.texts
//       ^ HIT: a query lists what it finds: 'tree.find(Label.self).all.map(\.text)'

// Statement
    tree.html
//       ^ HIT: a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'

// Statement
    tree.render()
//       ^ HIT: a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'

// Statement
    tree.snapshot()
//       ^ HIT: a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'

// Statement
    tree.back()
//       ^ HIT: write 'try tree.goBack()'

// Statement
    tree.pop()
//       ^ HIT: write 'try tree.goBack()'

// Statement
    tree.alert
//       ^ HIT: write 'tree.find(AlertController.self)'

// Statement
    tree.screen
//       ^ HIT: write 'tree.find(ViewController.self)', or 'tree.find(AlertController.self)'

// Statement
    model.$name()
//             ^ HIT: write 'name.value'

// Statement
    model.$name.next("b")
//              ^ HIT: write 'name.set("Ada")'

// Statement
    model.$name.listen { _ in }
//              ^ HIT: write 'name.subscribe { … }', and keep the 'Lifetime' that it returns

// Statement
    model.$name.watch { _ in }
//              ^ HIT: write 'name.subscribe { … }', and keep the 'Lifetime' that it returns

// Statement
    model.$name.log()
//              ^ HIT: 'log()' has been renamed to 'print(_:)'

// Statement
    model.$name.computed { $0 }
//              ^ HIT: 'computed' has been renamed to 'map(_:)'

// Statement
    let c = computed { 1 }
//          ^ HIT: write 'let title = name.map { … }'

// Statement
    let c = effect { }
//          ^ HIT: write 'Signal.observing { … }.subscribe { … }'

// Statement
    let c = useState(1)
//          ^ HIT: write 'let count = Var(1)', or '@Variable var count = 1' in a component

// Statement
    let c = ref(1)
//          ^ HIT: write 'let count = Var(1)', or '@Variable var count = 1' in a component

// Statement
    let h = Label("a").html
//                     ^ HIT: write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'

// Statement
    let h = Label("a").render()
//                     ^ HIT: write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'

// Statement
    let h = render(Label("a"))
//          ^ HIT: write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'

// Statement
    let h = Preview(Label("a"))
//          ^ HIT: write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'

// Statement
    let h = Preview.png(Label("a"))
//                  ^ HIT: a browser makes a picture of 'Preview.svg(label)'
