extension LiveSession {
  /// The part of the script that sends events and receives frames.
  ///
  /// An event is in the queue until it is acknowledged, and is sent again after each failure. The note of a page whose
  /// stream is refused with 429 is the text of the answer. A control that has lost the focus because it was disabled
  /// has it again when it is enabled, unless the focus is elsewhere.
  nonisolated internal static let delivery = #"""
    $wait = t => new Promise(f => setTimeout(f, t)),
    $calm = () => {
      if (!$online) return
      if ($note.innerText != $told) $say($told)
      $pause = 500
    },
    $fail = () => {
      $stream && $stream.abort()
      $stream = $online = 0
      $say("Reconnecting…")
      clearTimeout($timer)
      $timer = setTimeout($connect, $pause * (.5 + Math.random()))
      $pause = Math.min($pause * 2, 8e3)
    },
    $post = (v, p) => fetch($root + "events" + (p ?? ""), { method: "POST", headers: { "x-live": $token },
      body: p ? v : JSON.stringify(v),
      signal: AbortSignal.timeout(1e4) }),
    $renumber = n => {
      $count = n
      $queue.map(x => x.i = ++$count)
    },
    $pump = async () => {
      if ($busy || !$online || $seen < 0) return
      if (!$queue[0]) $flush()
      let [v] = $queue, i = v?.i
      if (!v) return
      $busy = 1
      v.s = $seen
      try {
        let r = await $post(v), n = parseInt(await r.text())
        if (r.status == 429) await $wait(500)
        else if (r.status > 499 || !(n >= 0)) throw 0
        else {
          $queue = $queue.filter(x => x.i > n && (r.ok || x != v || i != n + 1))
          if (!r.ok) $renumber(n)
          if ($queue[0] == v) await $wait(500)
          $calm()
        }
      } catch { $fail() }
      $busy = 0
      $pump()
    },
    $push = (k, n, v, p) => {
      let m = { i: ++$count, n, p, k, v }
      $queue.push(m)
      if (k == "submit") ($fields.get(n)?.at(-1) ?? [])[2] = m
      return m
    },
    $flush = () => {
      if (!$later) return
      let [c, k, n, v] = $later
      $later = 0
      if (k != "edit") return $edits.set(c, $push(k, n, v))
      let f = $field(c), l = [...f.at(-1)[1]], [a, b, t] = $diff(l, [...c.value]), m, x
      for (; b > a || t[0]; b = a) {
        v = t.splice(0, 1e3)
        l.splice(a, b - a, ...v)
        a += v.length
        x = l.join("")
        m = $push(k, n)
        $write(f, m, f.at(-1)[1], x)
        f.push([m, x])
      }
    },
    $send = (...v) => {
      $flush()
      $push(...v)
      $pump()
    },
    $set = (c, ...v) => {
      ;($later[0] != c || $later[1] != v[0]) && $flush()
      $later = [c, ...v]
      $pump()
    },
    $on = (l, f) => l.split(" ").map(k => addEventListener(k, v => {
      v.target.closest?.("[data-n],[data-x]") && f(v.target, $id(v.target), v)
    }, 1)),
    $frame = ([f, e, l]) => {
      if (f <= $seen) return
      $taken = $seen < 0 || e < $done
      $flush()
      if ($taken) $save(), $renumber(e), $opened = $queue.find(x => x == $opened)
      ;[$seen, $done, $muted, $moved] = [f, e, 1, 0]
      if ($now() != $d.body || !$old?.disabled) $old = $now()
      $queue = $queue.filter(x => x.i > e)
      let o = $row($old) ?? $old, r = $cells($old.closest("[role=table]") ?? $note),
      i = r.findLastIndex(x => x == $old || x.compareDocumentPosition($old) & 4)
      $was = [o.tagName, $id(o), o.dataset.p]
      for ([e, ...f] of l) $change[e](...f)
      $fields.forEach($update)
      if ($moved) $renumber($done)
      if ($now() == $d.body)
        $focus([$old, $same($main, $was), ...r.slice(i + 1), ...r.slice(0, i + 1).reverse()]
          .find(x => x?.isConnected) ?? $d.body)
      $settle()
      $muted = 0
      if ($taken && $queue.some($isAct)) $typed = []
      $queue[0] || $retype()
      if ($taken) $calm(), $pump()
      if ($seen % 8 < 1 && !$queue[0]) $post({ s: $seen }).catch($fail)
    },
    $connect = async () => {
      clearTimeout($timer)
      let c, t, b = "", l, r, x, m, o = () => {
        clearTimeout(t)
        t = setTimeout(() => c.abort(), 4e4)
      }
      $stream && $stream.abort()
      c = $stream = new AbortController
      try {
        o()
        r = await fetch(`${$root}frames?t=${$token}&s=${$seen}&o=${$own}`, { signal: c.signal })
        if (r.status == 404) {
          if ($token == $own) {
            await $wait(2e3)
            $save()
            $kept.v = JSON.stringify([$typed, $queue.some($isAct)])
            $token = ""
            throw $here.reload()
          }
          $token = $own
          $seen = 0
          return $connect()
        }
        if (!r.ok) throw m = r.status == 429 && await r.text()
        $online = 1
        $queue[0] || $later ? $pump() : $calm()
        r = r.body.pipeThrough(new TextDecoderStream).getReader()
        while (!(l = await r.read()).done) {
          o()
          l = (b + l.value).split("\n")
          b = l.pop()
          for (x of l) if (x[0] == "d") $frame(JSON.parse(x.slice(5)))
        }
      } catch { }
      clearTimeout(t)
      if ($stream == c) $fail(), m && $say(m)
    },
    """#
}
