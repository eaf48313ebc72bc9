extension LiveSession {
  /// The part of the script that turns actions of the user into events. Only inputs have `stepUp`.
  ///
  /// A page in the browser's back-forward cache closes its connection, because a browser has only six. It connects
  /// again when it is shown, and the session opens its address.
  ///
  /// Return and Space click the focused element if its role is a row, a button, a link, a group or an image. In a view
  /// that keys do not scroll, the keys that would do so are stopped unless the focused element needs them.
  ///
  /// A half of a stepper that is held by the main button makes a step each time that the session has handled the last
  /// one. It stops when the pointer leaves it, or when the step does not repeat. If the stepper sends its value only
  /// when a touch ends, the steps are counted, and are one event then.
  nonisolated internal static let events = #"""
    $keep = v => v ? $kept[$here.pathname] = $token : delete $kept[$here.pathname],
    $way = (t, v) => v.offsetX > 47 == t.matches(":dir(ltr)") ? 1 : -1
    $on("click", (t, n, v, b = t.closest("button"), { p, n: o } = b?.dataset ?? {}, a = $row(t)) => {
      t.closest("[data-x]") ? $send("escape")
        : t.matches(".Stepper") ? $held ? $held = 0 : $send("step", n, $way(t, v))
        : a && b ? $send("row", $id(a), b.textContent)
        : t.dataset.a ? $send("link", n, t.dataset.a)
        : t.closest("a,input,select,textarea,label") ? 0
        : b && !o && !p ? $send("part", n, b.textContent)
        : $send("tap", n, 0, p && +p)
    })
    $on("input change", (c, n, v) => {
      if ((c.dataset.c ?? "input") != v.type) return
      $isText(c) ? $set(c, "edit", n) : $enter(c)
    })
    $on("scroll", (t, n) => {
      $touch = 0
      t.stepUp || $set(t, "scroll", n, [t.scrollLeft, t.scrollTop, t.scrollWidth - t.clientWidth,
        t.scrollHeight - t.clientHeight, t.dataset.i | 0])
    })
    $on("keydown", (t, n, v, k = v.key, e = k == "Enter", d = /wD|wR/.test(k) - /wU|wL/.test(k), r = t.role,
      b = $row(t), a = t.closest(":has(>.SwipeActions)"), q = t.matches(":dir(rtl)"),
      m = v.ctrlKey || v.altKey || v.metaKey) => {
      if (q && /wL|wR/.test(k)) d = -d
      if (!b && a && $cells(a)[0] != t) a = 0
      if (t.dataset.k && /^(Ar|P|H|En|[+-9 ]$)/.test(k) && !m) {
        $send("key", n, (q ? "<" : "") + k)
        return v.preventDefault()
      }
      if (e && t.stepUp) return v.isComposing || $send("submit", n)
      if ((e || k == " ") && /row|bu|li|gr|im/.test(r)) t.click()
      else if (k == "Escape" && t.type == "search" && (t.value || !$modal())) {
        t.value ? $set(t, "edit", n, t.value = "") : t.blur()
        v.stopPropagation()
      }
      else if (a && /^Del|^Back/.test(k)) $all(a, ".destructive").pop()?.click()
      else if ((d || /^(Ho|End)/.test(k)) && (a = a && (b || /wL|wR/.test(k)) ? $all(a, ".TableViewCell,button")
        : /row|tab/.test(r) ? $all(t.closest("[role^=tabl]"), `[role=${r}][aria-selected]:not(:disabled)`)
        : (a = t.closest(".SegmentedControl")) && !(d && t.stepUp) && $all(a, ":enabled"))) {
        e = a.find((x, i, l) => d ? l[i - d] == t : k == "Home" || !l[i + 1])
        e?.focus(e.name ? e.click() : {})
      } else if (m || !t.closest("[data-f]") || !/^(Ar|Pa|Ho|End|\s)/.test(k)
        || (k == " " ? t.type : /^[^bc]/.test(t.type ?? "b"))) return
      v.preventDefault()
    })
    $on("focusin focusout", (t, n, v) => t.role == "row" ? $settle()
      : $muted || $d.hasFocus() && $isText(t) && $send(v.type, n))
    $on("focusout", t => t.matches("[data-z]") && $dim(t, 1))
    $on("contextmenu", (t, n, v) => t.closest("[data-h]") && v.preventDefault($send("press", n)))
    $on("touchstart mousedown", (t, n, v) => $touch = v.touches?.[0] ?? (t.dataset.x == "" && v))
    $on("touchend mouseup", (t, n, v, a = v.changedTouches?.[0] ?? v, x = a.pageX - $touch.pageX,
      y = a.pageY - $touch.pageY) => {
      if (x * x + y * y > 2500) $touch.target.dataset.x == "" ? y > 0 && $send("escape")
        : t.stepUp || $send("swipe", n, [x, y])
    })
    $on("pointermove", (t, n, v) => $side = $way(t, v))
    $on("pointerdown", async (t, n, v, k = $side = $way(t, v), m = $held = 0,
      q = `.Stepper:active:hover:enabled:not([data-d~="${k}"])`) => {
      $hold = v.button || v
      await $wait()
      for (; v == $hold && k == $side && t.matches(q); await $wait(100)) $held = t.dataset.c ? m += k
        : $queue[0] ? $held : $send("step", n, k)
      m && $send("step", n, m)
    })
    $d.onkeydown = v => { v.key == "Escape" && $modal() && $send("escape") }
    $d.onvisibilitychange = () => {
      $keep($d.hidden)
      $send($d.hidden ? "hide" : "show")
    }
    $width.onchange = () => $pump($fit())
    onpopstate = (v, a = $below, g = $goal) => {
      $below = $goal = 0
      if (a != $here.href) return $open()
      $keep($d.hidden)
      g && $change.u(...g)
    }
    onpageshow = v => v.persisted && $open()
    $seen || $width.matches == !$narrow && $fit()
    onpagehide = v => $fail($keep(v))
    ononline = $connect
    onoffline = $fail
    $settle($keep())
    ;[$typed, $lost] = JSON.parse($kept.v ?? "[[]]")
    delete $kept.v
    $connect($retype())
    })()
    """#
}
