// Statement
    let formatter = DateFormatter() |> .shortDat
//                                      ^ ALONE: reference to member 'shortDat' cannot be resolved without a contextual type

// Statement
    let formatter = DateFormatter() |> .shortDate + .noTimes
//                                                ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<DateFormatter>' and 'Mod<Root>.Stride'

// Statement, StatementInComponent
    let formatter = DateFormatter() |> .shortDate <> .noTimes
//                                                    ^ HIT: type 'Mod<DateFormatter>' has no member 'noTimes'

// Statement
    let formatter = DateFormatter() |> .shorDate + .noTime
//                                               ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<Root>.Stride' and 'Mod<DateFormatter>'

// Statement
    let formatter = DateFormatter() |> [.shortDate, .noTimes]
//                                                   ^ HIT: type 'Mod<DateFormatter>' has no member 'noTimes'

// Statement, StatementInComponent
    let formatter = DateFormatter() |> .dateFormat(3)
//                                                 ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement
    let formatter = DateFormatter() |> .shortDate + .dateFormat(3)
//                                                              ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement
    let formatter = configure(DateFormatter(), with: .shortDate + .noTimes)
//                                                              ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<DateFormatter>' and 'Mod<_>.Stride'

// Statement, StatementInComponent
    let formatter = configure(DateFormatter(), with: .shortDat)
//                                                    ^ ALONE: reference to member 'shortDat' cannot be resolved without a contextual type

// Statement
    let formatter = configure(DateFormatter()) { $0.dateStyl = .short }
//                                                  ^ ALONE: reference to member 'dateStyl' cannot be resolved without a contextual type

// Statement
    let formatter = configure(DateFormatter()) { $0.dateStyle = .shrt }
//                                                               ^ HIT: type 'DateFormatter.Style' has no member 'shrt'

// StatementWithPipe, StatementInComponentWithPipe
    let formatter = DateFormatter() |> { $0.dateStyl = .short }
//                                          ^ ALONE: reference to member 'dateStyl' cannot be resolved without a contextual type

// StatementWithPipe
    let formatter = DateFormatter() |> { $0.dateStyle = .shrt }
//                                                       ^ HIT: type 'DateFormatter.Style' has no member 'shrt'

// Statement
    let formatter = DateFormatter() |> \.dateStyl .~ .short
//                                     ^ HALF: reference to member 'dateStyl' cannot be resolved without a contextual type

// Statement, StatementInComponent
    let formatter = DateFormatter() |> \.dateStyle .~ .shrt
//                                                     ^ HIT: type 'DateFormatter.Style' has no member 'shrt'

// Statement
    let formatter = DateFormatter() |> .withoutUnit
//                  ^ HALF: cannot convert value of type 'DateFormatter' to expected argument type 'ByteCountFormatter'

// Statement
    let request = URLRequest(url: url) |> .metod(.post)
//                                         ^ HIT: type 'Mod<URLRequest>' has no member 'metod'

// Statement, StatementInComponent
    let request = URLRequest(url: url) |> .method(.posst)
//                                                 ^ HIT: type 'String' has no member 'posst'

// Statement
    let request = URLRequest(url: url) |> .header("a", 3)
//                                                     ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement
    let components = URLComponents() |> .https <> .hst("example.org")
//                                                 ^ HIT: type 'Mod<URLComponents>' has no member 'hst'

// Statement, StatementInComponent
    let components = URLComponents() |> .https + .host(3)
//                                                     ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement
    let components = URLComponents() |> .https + .hst("example.org")
//                                             ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<URLComponents>' and 'Mod<Root>.Stride'

// Statement
    let components = URLComponents() |> .https <> .query("a", "b")
//                                                 ^ HIT: write '.appending(query: ["page": "2"])'

// Statement, StatementInComponent
    let encoder = JSONEncoder() |> .snakeCase
//                                  ^ HIT: 'snakeCase' has been renamed to 'snakeCaseKeys'

// Statement
    let encoder = JSONEncoder() |> .sortedKeys + .prety
//                                             ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<JSONEncoder>' and 'Mod<Root>.Stride'

// Statement
    let number = NumberFormatter() |> .curency("EUR")
//                                     ^ ALONE: reference to member 'curency' cannot be resolved without a contextual type

// Statement, StatementInComponent
    let number = NumberFormatter() |> .fractionDigits("2")
//                                                    ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let request = URLRequest(url: url) |> .query("page", "2")
//                                         ^ HIT: write '.appending(query:

// Statement
    let formatter = DateFormatter() |> { $0.dateStyle = .short }
//                                  ^ HALF: conflicting arguments to generic parameter 'Root'

// Statement
    let label = Label() |> { $0.text = "Ada" }
//                         ^ HALF: closure passed to parameter of type 'Mod<Label>' that does not accept a closure

// Statement
    let text = Date() |> DateFormatter().string(from:)
//                                       ^ HALF: cannot convert value of type '@Sendable (Date) -> String' to expected argument type 'Mod<Date>'

// Statement
    let request = URLRequest(url: url) |> .body(Data())
//                                         ^ HIT: 'body' has been renamed to 'httpBody'
