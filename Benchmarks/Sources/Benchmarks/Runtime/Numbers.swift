import Mod

/// A root with twelve properties, as a struct and as a class.
protocol Numbers: SendableMetatype {
  var a: Int { get set }
  var b: Int { get set }
  var c: Int { get set }
  var d: Int { get set }
  var e: Int { get set }
  var f: Int { get set }
  var g: Int { get set }
  var h: Int { get set }
  var i: Int { get set }
  var j: Int { get set }
  var k: Int { get set }
  var l: Int { get set }
}

struct Plain: Numbers, Configurable {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
  var i = 0
  var j = 0
  var k = 0
  var l = 0
}

final class Object: Numbers {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
  var i = 0
  var j = 0
  var k = 0
  var l = 0
}

extension Object {
  /// The changes of the properties from 0.
  var settings: [Change] {
    let now = Plain(a: a, b: b, c: c, d: d, e: e, f: f, g: g, h: h, i: i, j: j, k: k, l: l)
    return Mod<Plain> { $0 = now }.changes(to: Plain())
  }
}

extension PropertyNames where Root: Numbers {
  static var a: Property<Root, Int> { Property { $1(&$0.a) } }
  static var b: Property<Root, Int> { Property { $1(&$0.b) } }
  static var c: Property<Root, Int> { Property { $1(&$0.c) } }
  static var d: Property<Root, Int> { Property { $1(&$0.d) } }
  static var e: Property<Root, Int> { Property { $1(&$0.e) } }
  static var f: Property<Root, Int> { Property { $1(&$0.f) } }
  static var g: Property<Root, Int> { Property { $1(&$0.g) } }
  static var h: Property<Root, Int> { Property { $1(&$0.h) } }
  static var i: Property<Root, Int> { Property { $1(&$0.i) } }
  static var j: Property<Root, Int> { Property { $1(&$0.j) } }
  static var k: Property<Root, Int> { Property { $1(&$0.k) } }
  static var l: Property<Root, Int> { Property { $1(&$0.l) } }
}
