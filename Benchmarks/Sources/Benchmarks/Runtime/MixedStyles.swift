import Mod

/// A typical struct with strings, enums, optionals and an array.
struct Mixed: Configurable {
  enum Side { case leading, center, trailing }
  enum Tint { case red, blue, custom(Double, Double, Double) }

  var a: String = ""
  var b: String? = nil
  var c: Side = .leading
  var d: Tint = .red
  var e: Tint? = nil
  var f: Int = 0
  var g: Double = 0.0
  var h: Bool = false
  var i: Int? = nil
  var j: String = ""
  var k: Side? = nil
  var l: [Int] = []
}

extension PropertyNames where Root == Mixed {
  static var a: Property<Root, String> { Property { $1(&$0.a) } }
  static var b: Property<Root, String?> { Property { $1(&$0.b) } }
  static var c: Property<Root, Mixed.Side> { Property { $1(&$0.c) } }
  static var d: Property<Root, Mixed.Tint> { Property { $1(&$0.d) } }
  static var e: Property<Root, Mixed.Tint?> { Property { $1(&$0.e) } }
  static var f: Property<Root, Int> { Property { $1(&$0.f) } }
  static var g: Property<Root, Double> { Property { $1(&$0.g) } }
  static var h: Property<Root, Bool> { Property { $1(&$0.h) } }
  static var i: Property<Root, Int?> { Property { $1(&$0.i) } }
  static var j: Property<Root, String> { Property { $1(&$0.j) } }
  static var k: Property<Root, Mixed.Side?> { Property { $1(&$0.k) } }
  static var l: Property<Root, [Int]> { Property { $1(&$0.l) } }
}

/// The same change of twelve properties, stored and visible to the compiler.
enum MixedStyles {
  static let sum: Mod<Mixed> =
    .a("one")
    <> .b("a text that needs memory of its own")
    <> .c(.center)
    <> .d(.custom(1, 2, 3))
    <> .e(.blue)
    <> .f(3)
    <> .g(4)
    <> .h(true)
    <> .i(5)
    <> .j("two")
    <> .k(.trailing)
    <> .l([1])

  static let list: Mod<Mixed> = [
    .a("one"), .b("a text that needs memory of its own"), .c(.center), .d(.custom(1, 2, 3)), .e(.blue), .f(3),
    .g(4), .h(true), .i(5), .j("two"), .k(.trailing), .l([1]),
  ]

  static let combined = Mod<Mixed>.combine([
    .a("one"), .b("a text that needs memory of its own"), .c(.center), .d(.custom(1, 2, 3)), .e(.blue), .f(3),
    .g(4), .h(true), .i(5), .j("two"), .k(.trailing), .l([1]),
  ])

  static let block = Mod<Mixed> {
    Mod.a("one")
    Mod.b("a text that needs memory of its own")
    Mod.c(.center)
    Mod.d(.custom(1, 2, 3))
    Mod.e(.blue)
    Mod.f(3)
    Mod.g(4)
    Mod.h(true)
    Mod.i(5)
    Mod.j("two")
    Mod.k(.trailing)
    Mod.l([1])
  }

  static let closures: [@Sendable (inout Mixed) -> Void] = [
    { $0.a = "one" },
    { $0.b = "a text that needs memory of its own" },
    { $0.c = .center },
    { $0.d = .custom(1, 2, 3) },
    { $0.e = .blue },
    { $0.f = 3 },
    { $0.g = 4 },
    { $0.h = true },
    { $0.i = 5 },
    { $0.j = "two" },
    { $0.k = .trailing },
    { $0.l = [1] },
  ]

  @inline(never)
  static func direct(_ root: inout Mixed) {
    root.a = "one"
    root.b = "a text that needs memory of its own"
    root.c = .center
    root.d = .custom(1, 2, 3)
    root.e = .blue
    root.f = 3
    root.g = 4
    root.h = true
    root.i = 5
    root.j = "two"
    root.k = .trailing
    root.l = [1]
  }

  @inline(never)
  static func visibleSum(_ root: inout Mixed) {
    let style: Mod<Mixed> =
      .a("one")
      <> .b("a text that needs memory of its own")
      <> .c(.center)
      <> .d(.custom(1, 2, 3))
      <> .e(.blue)
      <> .f(3)
      <> .g(4)
      <> .h(true)
      <> .i(5)
      <> .j("two")
      <> .k(.trailing)
      <> .l([1])
    style(&root)
  }

  @inline(never)
  static func visibleList(_ root: inout Mixed) {
    let style: Mod<Mixed> = [
      .a("one"), .b("a text that needs memory of its own"), .c(.center), .d(.custom(1, 2, 3)), .e(.blue), .f(3),
      .g(4), .h(true), .i(5), .j("two"), .k(.trailing), .l([1]),
    ]
    style(&root)
  }

  @inline(never)
  static func visibleBlock(_ root: inout Mixed) {
    let style = Mod<Mixed> {
      Mod.a("one")
      Mod.b("a text that needs memory of its own")
      Mod.c(.center)
      Mod.d(.custom(1, 2, 3))
      Mod.e(.blue)
      Mod.f(3)
      Mod.g(4)
      Mod.h(true)
      Mod.i(5)
      Mod.j("two")
      Mod.k(.trailing)
      Mod.l([1])
    }
    style(&root)
  }
}
