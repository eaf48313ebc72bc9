// Alone
    private struct S0 { static let a = S0(); static func b(_ n: Int) -> S0 { a }; static func + (x: S0, y: S0) -> S0 { x } }; private func f0(_ s: S0...) { f0(.a = S0()) }
//                                                                                                                                                                ^ ALONE: cannot convert value of type '()' to expected argument type 'S0'

// Alone
    private struct S1 { static let a = S1(); static func b(_ n: Int) -> S1 { a }; static func + (x: S1, y: S1) -> S1 { x } }; private func f1(_ s: S1...) { f1(.a -> S1()) }
//                                                                                                                                                              ^ ALONE: expected type before '->'

// Alone
    private struct S2 { static let a = S2(); static func b(_ n: Int) -> S2 { a }; static func + (x: S2, y: S2) -> S2 { x } }; private func f2(_ s: S2...) { f2(.b(1) .b(2)) }
//                                                                                                                                                              ^ ALONE: static member 'b' cannot be used on instance of type 'S2'

// Alone
    private struct S3 { static let a = S3(); static func b(_ n: Int) -> S3 { a }; static func + (x: S3, y: S3) -> S3 { x } }; private func f3() { let s: S3 = .a, .b(2) }
//                                                                                                                                                                ^ ALONE: expected pattern

// Alone
    private struct S5 { static let a = S5(); static func b(_ n: Int) -> S5 { a }; static func + (x: S5, y: S5) -> S5 { x } }; private let l5: S5 = .a + .c(2)
//                                                                                                                                                    ^ ALONE: binary operator '+' cannot be applied to operands of type 'S5' and 'S5.Stride'

// Alone
    private struct S6 { static let a = S6(); static func b(_ n: Int) -> S6 { a }; static func + (x: S6, y: S6) -> S6 { x } }; private func f6(_ s: S6...) { f6(.a + .c(2)) }
//                                                                                                                                                                ^ ALONE: binary operator '+' cannot be applied to operands of type 'S6' and 'S6.Stride'

// Alone
    private struct S7 { static let a = S7(); static func b(_ n: Int) -> S7 { a }; static func + (x: S7, y: S7) -> S7 { x } }; private func f7(_ s: S7...) { f7(.c + .b(2)) }
//                                                                                                                                                                ^ ALONE: binary operator '+' cannot be applied to operands of type 'S7.Stride' and 'S7'

// Alone
    private struct S8<R> { static func b(_ n: Int) -> S8 { S8() } }; private let l8: S8 = .b(2)
//                                                                                         ^ ALONE: generic parameter 'R' could not be inferred

// Alone
    private struct S9<R> { static func b(_ n: Int) -> S9 { S9() }; static func + (x: S9, y: S9) -> S9 { x } }; private func f9() { let s = .b(1) + .b(2); _ = s }
//                                                                                                                                               ^ ALONE: generic parameter 'R' could not be inferred

// Alone
    private class B10 {}; private class C10: B10 {}; private struct S10<R> {}; private func c10<R>(_ x: R, _ s: S10<R>) {}; private func f10() { c10(C10(), .b) }
//                                                                                                                                                           ^ ALONE: reference to member 'b' cannot be resolved without a contextual type

// Alone
    private class B11 {}; private class C11: B11 {}; private func f11() -> Int? { Optional(C11()).map { $0.y } }
//                                                                                                         ^ ALONE: reference to member 'y' cannot be resolved without a contextual type
