extension LiveSession {
  /// The part of the script that merges what the user types with what the session sets, as `MergedText` does.
  ///
  /// A field has its text after each edit that has not been acknowledged, the oldest first. When a frame sets the text,
  /// each of them is merged with the change. A tree that has been restored may not have saved what has been typed since
  /// the last Return: it is typed again. An edit of a long text has a checksum of the text instead of the text. The
  /// session takes it when it has that text, and until then each frame changes the edit.
  ///
  /// A server that has lost what was typed shows empty fields. Texts of fields with the same names are typed again, but
  /// no passwords. A Return or a tap that has not arrived is lost with the elements: the texts are back, unsaved. If it
  /// is performed after all, no text is typed again.
  nonisolated internal static let editing = #"""
    $isText = t => /^(te|p|e|ur|sea)/.test(t.type),
    $field = c => {
      let n = $id(c), f = $fields.get(n)
      f || $fields.set(n, f = [[0, c.defaultValue]])
      f.c ??= c
      return f
    },
    $inputs = e => $all(e, "input,textarea").filter($isText),
    $name = c => c.ariaLabel + c.placeholder,
    $save = () => $typed = $inputs($main)
      .flatMap(c => c.value && c.type != "password" ? [[$name(c), c.value, c == $now()]] : []),
    $retype = () => {
      let c, o
      for (let [a, v, f] of $typed) {
        c = $inputs($main).find(c => $name(c) == a && !c.value)
        if (c) {
          o = c
          c.value = v
          f && !$isText($now()) && $focus(c)
          $set(c, "edit", $id(c))
        }
      }
      o && $now() == $d.body && $focus(o)
      $typed = []
    },
    $diff = (a, b) => {
      let i = 0, k = a.length, l = b.length
      while (i < k && i < l && a[i] == b[i]) i++
      while (k > i && l > i && a[k - 1] == b[l - 1]) k--, l--
      return [i, k, b.slice(i, l)]
    },
    $shift = (i, [a, b, t], l) => i < b || i == a && l ? i > a ? l ? a : a + t.length : i : i + t.length + a - b,
    $merge = (b, v, x) => {
      let a = [...b], o = [...v], d = $diff(a, o), [i, k, t] = $diff(a, [...x]), s = $shift(i, d)
      return [...o.slice(0, s), ...t, ...o.slice(Math.max($shift(k, d, 1), s))].join("")
    },
    $write = (f, m, b, v) => {
      let a = [...b], [i, k, t] = $diff(a, [...v])
      m.r = [i, k - i, a.length]
      m.v = t.join("")
      m.b = void 0
      if (f.o != b) b.length > 2e3 ? m.r.push(a.reduce((h, x) => h * 31 + x.codePointAt() | 0, 0)) : m.b = b
      f.o = v
    },
    $update = (f, n) => {
      let e = $find(n), c = e && ($isText(e) ? e : $inputs(e)[0]), o = f.c, { v } = f
      if (!c) return $fields.delete(n)
      for (;; f.shift()) {
        if (f[0][2]?.i <= $done) f.g = f[0][1]
        if (!(f[1]?.[0].i <= $done)) break
      }
      if (c != o) v ??= c.defaultValue
      f.c = c
      f.v = void 0
      if (v == null) return
      let [[a, b]] = f, { value: h, selectionStart: x, selectionEnd: y } = o, d,
      t = !$moved || v || !a ? v : f.g == null ? b : $merge(f.g, v, b)
      f.map(q => q[1] = $merge(b, t, q[1]))
      if (b != v) f[0][0] = 0
      if (t != v) {
        $queue.unshift(f[0][0] = { n, k: "edit" })
        f.unshift([0, v])
      }
      f.g = void 0
      v = f.at(-1)[1]
      if (c.value != v) c.value = v
      v = f.at(-1)[1] = c.value
      if (o == $old && (o != c || h != v)) {
        $old = c
        d = $diff(h, v)
        if (x != null) c.setSelectionRange($shift(x, d), $shift(y, d))
      }
      if ($moved || f[1]?.[0].r[3] != null) f.map(([m, t], i) => {
        f.o = void 0
        i && $write(f, m, f[i - 1][1], t)
      })
    },
    """#
}
