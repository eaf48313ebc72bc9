import Mod

/// Styles of Plain's twelve properties, stored in every way.
enum PlainStyles {
  static let sum: Mod<Plain> =
    .a(1)
    + .b(2)
    + .c(3)
    + .d(4)
    + .e(5)
    + .f(6)
    + .g(7)
    + .h(8)
    + .i(9)
    + .j(10)
    + .k(11)
    + .l(12)

  static let pairs: Mod<Plain> =
    .a -- 1
    <> .b -- 2
    <> .c -- 3
    <> .d -- 4
    <> .e -- 5
    <> .f -- 6
    <> .g -- 7
    <> .h -- 8
    <> .i -- 9
    <> .j -- 10
    <> .k -- 11
    <> .l -- 12

  static let array: Mod<Plain> = [
    .a(1), .b(2), .c(3), .d(4), .e(5), .f(6), .g(7), .h(8), .i(9), .j(10), .k(11), .l(12),
  ]

  static let block = Mod<Plain> {
    Mod.a(1)
    Mod.b(2)
    Mod.c(3)
    Mod.d(4)
    Mod.e(5)
    Mod.f(6)
    Mod.g(7)
    Mod.h(8)
    Mod.i(9)
    Mod.j(10)
    Mod.k(11)
    Mod.l(12)
  }

  static let combined = Mod<Plain>.combine([
    .a(1), .b(2), .c(3), .d(4), .e(5), .f(6), .g(7), .h(8), .i(9), .j(10), .k(11), .l(12),
  ])

  static let keyPaths: Mod<Plain> = [
    \.a .~ 1, \.b .~ 2, \.c .~ 3, \.d .~ 4, \.e .~ 5, \.f .~ 6, \.g .~ 7, \.h .~ 8, \.i .~ 9, \.j .~ 10, \.k .~ 11,
    \.l .~ 12,
  ]

  static let closure = Mod<Plain> {
    $0.a = 1
    $0.b = 2
    $0.c = 3
    $0.d = 4
    $0.e = 5
    $0.f = 6
    $0.g = 7
    $0.h = 8
    $0.i = 9
    $0.j = 10
    $0.k = 11
    $0.l = 12
  }

  static let closures: [@Sendable (inout Plain) -> Void] = [
    { $0.a = 1 },
    { $0.b = 2 },
    { $0.c = 3 },
    { $0.d = 4 },
    { $0.e = 5 },
    { $0.f = 6 },
    { $0.g = 7 },
    { $0.h = 8 },
    { $0.i = 9 },
    { $0.j = 10 },
    { $0.k = 11 },
    { $0.l = 12 },
  ]

  @inline(never)
  static func direct(_ root: inout Plain, _: Int) {
    root.a = 1
    root.b = 2
    root.c = 3
    root.d = 4
    root.e = 5
    root.f = 6
    root.g = 7
    root.h = 8
    root.i = 9
    root.j = 10
    root.k = 11
    root.l = 12
  }
}
