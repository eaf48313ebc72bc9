import Mod
import Pipe

/// The same change of one, four and twelve properties, in every notation.
///
/// Each function is compiled once per root and never inlined, because the optimizer could do the work once in its
/// caller.
enum Surface<Root: Numbers> {
  @inline(never)
  static func direct1(_ root: inout Root, _ n: Int) {
    root.a = n &+ 193
  }

  @inline(never)
  static func sum1(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a(n &+ 17)
    style(&root)
  }

  @inline(never)
  static func diamond1(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a(n &+ 33)
    style(&root)
  }

  @inline(never)
  static func pairs1(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a -- (n &+ 49)
    style(&root)
  }

  @inline(never)
  static func array1(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> = [
      .a(n &+ 65)
    ]
    style(&root)
  }

  @inline(never)
  static func block1(_ root: inout Root, _ n: Int) {
    let style = Mod<Root> {
      Mod.a(n &+ 81)
    }
    style(&root)
  }

  @inline(never)
  static func closure1(_ root: inout Root, _ n: Int) {
    let style = Mod<Root> {
      $0.a = n &+ 97
    }
    style(&root)
  }

  @inline(never)
  static func update1(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a.update { $0 = n &+ 113 }
    style(&root)
  }

  @inline(never)
  static func direct4(_ root: inout Root, _ n: Int) {
    root.a = n &+ 193
    root.b = n &+ 194
    root.c = n &+ 195
    root.d = n &+ 196
  }

  @inline(never)
  static func sum4(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a(n &+ 17)
      + .b(n &+ 18)
      + .c(n &+ 19)
      + .d(n &+ 20)
    style(&root)
  }

  @inline(never)
  static func diamond4(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a(n &+ 33)
      <> .b(n &+ 34)
      <> .c(n &+ 35)
      <> .d(n &+ 36)
    style(&root)
  }

  @inline(never)
  static func pairs4(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a -- (n &+ 49)
      <> .b -- (n &+ 50)
      <> .c -- (n &+ 51)
      <> .d -- (n &+ 52)
    style(&root)
  }

  @inline(never)
  static func array4(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> = [
      .a(n &+ 65), .b(n &+ 66), .c(n &+ 67), .d(n &+ 68),
    ]
    style(&root)
  }

  @inline(never)
  static func block4(_ root: inout Root, _ n: Int) {
    let style = Mod<Root> {
      Mod.a(n &+ 81)
      Mod.b(n &+ 82)
      Mod.c(n &+ 83)
      Mod.d(n &+ 84)
    }
    style(&root)
  }

  @inline(never)
  static func closure4(_ root: inout Root, _ n: Int) {
    let style = Mod<Root> {
      $0.a = n &+ 97
      $0.b = n &+ 98
      $0.c = n &+ 99
      $0.d = n &+ 100
    }
    style(&root)
  }

  @inline(never)
  static func update4(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a.update { $0 = n &+ 113 }
      <> .b.update { $0 = n &+ 114 }
      <> .c.update { $0 = n &+ 115 }
      <> .d.update { $0 = n &+ 116 }
    style(&root)
  }

  @inline(never)
  static func direct12(_ root: inout Root, _ n: Int) {
    root.a = n &+ 193
    root.b = n &+ 194
    root.c = n &+ 195
    root.d = n &+ 196
    root.e = n &+ 197
    root.f = n &+ 198
    root.g = n &+ 199
    root.h = n &+ 200
    root.i = n &+ 201
    root.j = n &+ 202
    root.k = n &+ 203
    root.l = n &+ 204
  }

  @inline(never)
  static func sum12(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a(n &+ 17)
      + .b(n &+ 18)
      + .c(n &+ 19)
      + .d(n &+ 20)
      + .e(n &+ 21)
      + .f(n &+ 22)
      + .g(n &+ 23)
      + .h(n &+ 24)
      + .i(n &+ 25)
      + .j(n &+ 26)
      + .k(n &+ 27)
      + .l(n &+ 28)
    style(&root)
  }

  @inline(never)
  static func diamond12(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a(n &+ 33)
      <> .b(n &+ 34)
      <> .c(n &+ 35)
      <> .d(n &+ 36)
      <> .e(n &+ 37)
      <> .f(n &+ 38)
      <> .g(n &+ 39)
      <> .h(n &+ 40)
      <> .i(n &+ 41)
      <> .j(n &+ 42)
      <> .k(n &+ 43)
      <> .l(n &+ 44)
    style(&root)
  }

  @inline(never)
  static func pairs12(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a -- (n &+ 49)
      <> .b -- (n &+ 50)
      <> .c -- (n &+ 51)
      <> .d -- (n &+ 52)
      <> .e -- (n &+ 53)
      <> .f -- (n &+ 54)
      <> .g -- (n &+ 55)
      <> .h -- (n &+ 56)
      <> .i -- (n &+ 57)
      <> .j -- (n &+ 58)
      <> .k -- (n &+ 59)
      <> .l -- (n &+ 60)
    style(&root)
  }

  @inline(never)
  static func array12(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> = [
      .a(n &+ 65), .b(n &+ 66), .c(n &+ 67), .d(n &+ 68),
      .e(n &+ 69), .f(n &+ 70), .g(n &+ 71), .h(n &+ 72),
      .i(n &+ 73), .j(n &+ 74), .k(n &+ 75), .l(n &+ 76),
    ]
    style(&root)
  }

  @inline(never)
  static func block12(_ root: inout Root, _ n: Int) {
    let style = Mod<Root> {
      Mod.a(n &+ 81)
      Mod.b(n &+ 82)
      Mod.c(n &+ 83)
      Mod.d(n &+ 84)
      Mod.e(n &+ 85)
      Mod.f(n &+ 86)
      Mod.g(n &+ 87)
      Mod.h(n &+ 88)
      Mod.i(n &+ 89)
      Mod.j(n &+ 90)
      Mod.k(n &+ 91)
      Mod.l(n &+ 92)
    }
    style(&root)
  }

  @inline(never)
  static func closure12(_ root: inout Root, _ n: Int) {
    let style = Mod<Root> {
      $0.a = n &+ 97
      $0.b = n &+ 98
      $0.c = n &+ 99
      $0.d = n &+ 100
      $0.e = n &+ 101
      $0.f = n &+ 102
      $0.g = n &+ 103
      $0.h = n &+ 104
      $0.i = n &+ 105
      $0.j = n &+ 106
      $0.k = n &+ 107
      $0.l = n &+ 108
    }
    style(&root)
  }

  @inline(never)
  static func update12(_ root: inout Root, _ n: Int) {
    let style: Mod<Root> =
      .a.update { $0 = n &+ 113 }
      <> .b.update { $0 = n &+ 114 }
      <> .c.update { $0 = n &+ 115 }
      <> .d.update { $0 = n &+ 116 }
      <> .e.update { $0 = n &+ 117 }
      <> .f.update { $0 = n &+ 118 }
      <> .g.update { $0 = n &+ 119 }
      <> .h.update { $0 = n &+ 120 }
      <> .i.update { $0 = n &+ 121 }
      <> .j.update { $0 = n &+ 122 }
      <> .k.update { $0 = n &+ 123 }
      <> .l.update { $0 = n &+ 124 }
    style(&root)
  }

}

extension Surface where Root: Configurable {
  @inline(never)
  static func pipe1(_ root: inout Root, _ n: Int) {
    root = root |> .a(n &+ 129)
  }

  @inline(never)
  static func list1(_ root: inout Root, _ n: Int) {
    root = root.with(
      .a(n &+ 177)
    )
  }

  @inline(never)
  static func configure1(_ root: inout Root, _ n: Int) {
    root = configure(
      root,
      with: [
        .a(n &+ 145)
      ])
  }

  @inline(never)
  static func pipe4(_ root: inout Root, _ n: Int) {
    root = root |> .a(n &+ 129)
      + .b(n &+ 130)
      + .c(n &+ 131)
      + .d(n &+ 132)
  }

  @inline(never)
  static func list4(_ root: inout Root, _ n: Int) {
    root = root.with(
      .a(n &+ 177), .b(n &+ 178), .c(n &+ 179), .d(n &+ 180)
    )
  }

  @inline(never)
  static func configure4(_ root: inout Root, _ n: Int) {
    root = configure(
      root,
      with: [
        .a(n &+ 145), .b(n &+ 146), .c(n &+ 147), .d(n &+ 148),
      ])
  }

  @inline(never)
  static func pipe12(_ root: inout Root, _ n: Int) {
    root = root |> .a(n &+ 129)
      + .b(n &+ 130)
      + .c(n &+ 131)
      + .d(n &+ 132)
      + .e(n &+ 133)
      + .f(n &+ 134)
      + .g(n &+ 135)
      + .h(n &+ 136)
      + .i(n &+ 137)
      + .j(n &+ 138)
      + .k(n &+ 139)
      + .l(n &+ 140)
  }

  @inline(never)
  static func list12(_ root: inout Root, _ n: Int) {
    root = root.with(
      .a(n &+ 177), .b(n &+ 178), .c(n &+ 179), .d(n &+ 180),
      .e(n &+ 181), .f(n &+ 182), .g(n &+ 183), .h(n &+ 184),
      .i(n &+ 185), .j(n &+ 186), .k(n &+ 187), .l(n &+ 188)
    )
  }

  @inline(never)
  static func configure12(_ root: inout Root, _ n: Int) {
    root = configure(
      root,
      with: [
        .a(n &+ 145), .b(n &+ 146), .c(n &+ 147), .d(n &+ 148),
        .e(n &+ 149), .f(n &+ 150), .g(n &+ 151), .h(n &+ 152),
        .i(n &+ 153), .j(n &+ 154), .k(n &+ 155), .l(n &+ 156),
      ])
  }

}

extension Surface<Plain> {
  @inline(never)
  static func keyPaths1(_ root: inout Plain, _ n: Int) {
    root = root.with(
      \.a .~ (n &+ 161)
    )
  }

  @inline(never)
  static func keyPaths4(_ root: inout Plain, _ n: Int) {
    root = root.with(
      \.a .~ (n &+ 161), \.b .~ (n &+ 162), \.c .~ (n &+ 163), \.d .~ (n &+ 164)
    )
  }

  @inline(never)
  static func keyPaths12(_ root: inout Plain, _ n: Int) {
    root = root.with(
      \.a .~ (n &+ 161), \.b .~ (n &+ 162), \.c .~ (n &+ 163), \.d .~ (n &+ 164),
      \.e .~ (n &+ 165), \.f .~ (n &+ 166), \.g .~ (n &+ 167), \.h .~ (n &+ 168),
      \.i .~ (n &+ 169), \.j .~ (n &+ 170), \.k .~ (n &+ 171), \.l .~ (n &+ 172)
    )
  }

}

extension Surface<Object> {
  @inline(never)
  static func pipe1(_ root: inout Object, _ n: Int) {
    _ = root |> .a(n &+ 129)
  }

  @inline(never)
  static func configure1(_ root: inout Object, _ n: Int) {
    configure(
      root,
      with: [
        .a(n &+ 145)
      ])
  }

  @inline(never)
  static func keyPaths1(_ root: inout Object, _ n: Int) {
    configure(
      root,
      with: [
        \.a .~ (n &+ 161)
      ])
  }

  @inline(never)
  static func pipe4(_ root: inout Object, _ n: Int) {
    _ = root |> .a(n &+ 129)
      + .b(n &+ 130)
      + .c(n &+ 131)
      + .d(n &+ 132)
  }

  @inline(never)
  static func configure4(_ root: inout Object, _ n: Int) {
    configure(
      root,
      with: [
        .a(n &+ 145), .b(n &+ 146), .c(n &+ 147), .d(n &+ 148),
      ])
  }

  @inline(never)
  static func keyPaths4(_ root: inout Object, _ n: Int) {
    configure(
      root,
      with: [
        \.a .~ (n &+ 161), \.b .~ (n &+ 162), \.c .~ (n &+ 163), \.d .~ (n &+ 164),
      ])
  }

  @inline(never)
  static func pipe12(_ root: inout Object, _ n: Int) {
    _ = root |> .a(n &+ 129)
      + .b(n &+ 130)
      + .c(n &+ 131)
      + .d(n &+ 132)
      + .e(n &+ 133)
      + .f(n &+ 134)
      + .g(n &+ 135)
      + .h(n &+ 136)
      + .i(n &+ 137)
      + .j(n &+ 138)
      + .k(n &+ 139)
      + .l(n &+ 140)
  }

  @inline(never)
  static func configure12(_ root: inout Object, _ n: Int) {
    configure(
      root,
      with: [
        .a(n &+ 145), .b(n &+ 146), .c(n &+ 147), .d(n &+ 148),
        .e(n &+ 149), .f(n &+ 150), .g(n &+ 151), .h(n &+ 152),
        .i(n &+ 153), .j(n &+ 154), .k(n &+ 155), .l(n &+ 156),
      ])
  }

  @inline(never)
  static func keyPaths12(_ root: inout Object, _ n: Int) {
    configure(
      root,
      with: [
        \.a .~ (n &+ 161), \.b .~ (n &+ 162), \.c .~ (n &+ 163), \.d .~ (n &+ 164),
        \.e .~ (n &+ 165), \.f .~ (n &+ 166), \.g .~ (n &+ 167), \.h .~ (n &+ 168),
        \.i .~ (n &+ 169), \.j .~ (n &+ 170), \.k .~ (n &+ 171), \.l .~ (n &+ 172),
      ])
  }

}
