extension LiveSession {
  /// The part of the script that merges what the user types with what the session sets, as `MergedText` does.
  ///
  /// Each field stores its text after each unacknowledged edit, the oldest first. Places count UTF-16 units here, and
  /// scalars in messages. When a frame sets the text, each stored text is merged with the change. A tree that has been
  /// restored may not have saved what has been typed since the last Return, or has lost the last edits with its server:
  /// they are typed again. An edit of a long text has a checksum of the text instead of the text. The session accepts
  /// the edit when it has that text. Until then, each frame changes the edit.
  ///
  /// The caret stays where it was in a text that is changed. If the characters around it have been replaced, it keeps
  /// its distance from the start.
  ///
  /// A server that has lost what was typed shows empty fields. Texts of fields with the same names are typed again, but
  /// no passwords. Other controls that the user has set are set again if the change has not arrived, or if they show
  /// their initial value. A Return or a tap that has not arrived is lost with the elements: the texts are restored,
  /// unsaved, and the page says so. If it did arrive, nothing is typed or set again.
  nonisolated internal static let editing = #"""
    $isText = t => /^(te|p|e|ur|sea)/.test(t.type),
    $field = (c, n = $id(c), f = $fields.get(n)) => {
      f || $fields.set(n, f = [[0, c.defaultValue]])
      f.c ??= c
      return f
    },
    $name = c => [c.type, c.ariaLabel, c.placeholder, c.labels[0]?.textContent] + "",
    $named = a => $all($main, "input,select,textarea").filter(c => a < 0 || $name(c) == a),
    $prop = c => c.options ? "selectedIndex" : /^(ch|rad)/.test(c.type) ? "checked" : "value",
    $isAct = x => !/^(ed|[fhno]|s[che])/.test(x.k),
    $enter = (c, e = c.parentNode.parentNode, i = q => $all(e, q).indexOf(c), t = c.type) =>
      $set(c, "set", $id(c), t == "checkbox" ? c.checked : t == "radio" ? i("input")
        : c.options ? [i("select"), c.selectedIndex] : c.value),
    $save = () => {
      $drain()
      $typed = $named(-1).flatMap(c => {
        let a = $name(c), k = $prop(c), v = c[k], f = c == $now(), m = $edits.get(c)
        return $isText(c) ? v && c.type != "password" ? [[a, v, f]] : []
          : m && (v || c.type != "radio")
          ? [[a, v, f, $named(a).indexOf(c), m.i > $done ? null : $make(c.outerHTML).children[0][k]]] : []
      })
    },
    $retype = (c, k, o) => {
      for (let [a, v, f, i, d] of $typed) {
        c = $named(a)
        c = i == null ? c.find(c => !c.value) : c[i]
        k = c && $prop(c)
        if (!c) $lost ||= d === null
        else if (!$edits.has(c) && c[k] != v && (d == null || c[k] == d)) {
          o = c
          c[k] = v
          f && !$isText($now()) && $focus(c)
          i == null ? $set(c, "edit", $id(c)) : $enter(c)
        }
      }
      o && $now() == $d.body && $focus(o)
      $lost && $change.y("Your last action was not received. Try again.")
      $typed = []
      $lost = 0
    },
    $unit = (t, i) => t.charCodeAt(i),
    $diff = (a, b, i = 0, k = a.length, l = b.length) => {
      while (i < k && i < l && $unit(a, i) == $unit(b, i)) i++
      if ($unit(a, i - 1) >> 10 == 54) i--
      while (k > i && l > i && $unit(a, k - 1) == $unit(b, l - 1)) k--, l--
      if ($unit(a, k) >> 10 == 55) k++, l++
      return[i, k, b.slice(i, l)]
    },
    $shift = (i, [a, b, t], l) => i < b || i == a && l ? i > a ? l ? a : a + t.length : i : i + t.length + a - b,
    $merge = (b, v, x, d = $diff(b, v), [i, k, t] = $diff(b, x), s = $shift(i, d)) =>
      v.slice(0, s) + t + v.slice(Math.max($shift(k, d, 1), s)),
    $step = (b, v, [i, k, t] = $diff(b, v)) => {
      t = t.slice(0, $most)
      while (new Blob([$json(t)]).size > $most) t = t.slice(0, -99)
      return b.slice(0, i) + t.replace(/[\ud800-\udbff]$/, "") + b.slice(k)
    },
    $write = (f, m, b, v, [i, k, t] = $diff(b, v)) => {
      m.r = [b.slice(0, i), b.slice(i, k), b].map(t => t.replace(/[^\0-\uffff]/gu, 0).length)
      m.v = t
      m.b = void 0
      if (f.o != b) b.length > 1e3 ? m.r.push([...b].reduce((h, x) => h * 31 + x.codePointAt() | 0, 0)) : m.b = b
      f.o = v
      return m
    },
    $update = (f, n, _, e = $find(n), c = e && ($isText(e) ? e : $all(e, "input,textarea").find($isText)), o = f.c,
      { v } = f, l, m) => {
      if (!c) return $fields.delete(n)
      if (l = $later.find(x => x[0] == o)) l[0] = c, l[2] = n
      while (f[0][2]?.i <= $done && (f.g = f[0][1]), f[1]?.[0].i <= $done) f.shift()
      if (c != o) v ??= c.defaultValue
      f.c = c
      f.v = void 0
      if (v == null) return
      let [[a, b]] = f, { value: h, selectionStart: x, selectionEnd: y } = o, d,
      t = !$moved || v && !$taken || !a ? v : f.g == null ? b : $merge(f.g, v, b)
      if (b != t) f.map(q => q[1] = $merge(b, t, q[1]))
      if (b != v) f[0][0] = 0
      if (t != v) {
        f.unshift([0, a = v])
        for (d = 1; a != t; d++) {
          $queue.splice(d - 1, 0, m = { n, k: "edit" })
          a = $step(a, t)
          a == t ? f[d][0] = m : f.splice(d, 0, [m, a])
        }
      }
      f.g = void 0
      a = f.at(-1)
      v = l ? $merge(b, t, h) : a[1]
      if (c.value != v) {
        c.value = a[1]
        a[1] = c.value
        if (l) c.value = v
        v = c.value
      }
      if (o == $old && (o != c || h != v)) {
        $old = c
        d = $diff(h, v)
        if (x != null) c.setSelectionRange(...[x, y].map(i => i < d[1] ? i : $shift(i, d)))
      }
      if ($moved || f[1]?.[0].r[3] != null) f.map(([m, t], i) => {
        i && $write(f, m, f[i - 1][1], t)
        f.o = void 0
      })
    },
    """#
}
