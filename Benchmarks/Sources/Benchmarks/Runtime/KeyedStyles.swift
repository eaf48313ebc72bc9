import Mod

/// The struct `Mixed` again, whose properties are named by key paths.
struct Keyed: Configurable {
  var a: String = ""
  var b: String? = nil
  var c: Mixed.Side = .leading
  var d: Mixed.Tint = .red
  var e: Mixed.Tint? = nil
  var f: Int = 0
  var g: Double = 0.0
  var h: Bool = false
  var i: Int? = nil
  var j: String = ""
  var k: Mixed.Side? = nil
  var l: [Int] = []
}

extension PropertyNames where Root == Keyed {
  static var a: Property<Root, String> { Property(\.a) }
  static var b: Property<Root, String?> { Property(\.b) }
  static var c: Property<Root, Mixed.Side> { Property(\.c) }
  static var d: Property<Root, Mixed.Tint> { Property(\.d) }
  static var e: Property<Root, Mixed.Tint?> { Property(\.e) }
  static var f: Property<Root, Int> { Property(\.f) }
  static var g: Property<Root, Double> { Property(\.g) }
  static var h: Property<Root, Bool> { Property(\.h) }
  static var i: Property<Root, Int?> { Property(\.i) }
  static var j: Property<Root, String> { Property(\.j) }
  static var k: Property<Root, Mixed.Side?> { Property(\.k) }
  static var l: Property<Root, [Int]> { Property(\.l) }
}

/// The styles of `MixedStyles` with names by key paths.
enum KeyedStyles {
  static let sum: Mod<Keyed> =
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

  static let list: Mod<Keyed> = [
    .a("one"), .b("a text that needs memory of its own"), .c(.center), .d(.custom(1, 2, 3)), .e(.blue), .f(3), .g(4),
    .h(true), .i(5), .j("two"), .k(.trailing), .l([1]),
  ]

  static let block = Mod<Keyed> {
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

  @inline(never)
  static func visibleBlock(_ root: inout Keyed) {
    let style = Mod<Keyed> {
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
