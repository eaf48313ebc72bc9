extension LiveSession {
  /// The part of the script that sends events and receives frames.
  ///
  /// An event is in the queue until it is acknowledged, and is sent again after each failure. What the user sets or
  /// types waits until the queue is empty or another event follows. A long text becomes one event part by part, so that
  /// the rest is not sent if the text is replaced meanwhile.
  ///
  /// A server that has lost the session has also lost the parts of an upload, which then counts as an action that has
  /// not arrived.
  ///
  /// The note of a page whose stream is refused with 429 is the text of the answer. A control that has lost the focus
  /// because it was disabled has it again when it is enabled, unless the focus is elsewhere.
  nonisolated internal static let delivery = #"""
    $wait = (t = 500) => new Promise(f => $after(f, t)),
    $calm = () => $online && ($said != $told && $say($told), $pause = 500),
    $fail = () => {
      $stream && $stream.abort()
      $stream = $online = 0
      $say("Reconnecting…")
      $stop($timer)
      $timer = $after($connect, $pause * (.5 + Math.random()))
      $pause = Math.min($pause * 2, 8e3)
    },
    $ask = (p, o) => fetch($root + p, { headers: { "x-live": $token }, ...o }),
    $post = (v, p = "") => $ask("events" + p, { method: "POST", body: p ? v : $json(v),
      signal: AbortSignal.timeout(1e4) }),
    $renumber = n => {
      $queue.map(x => x.i = ++n)
      $count = n
    },
    $pump = async () => {
      if ($busy || !$online || $seen < 0) return
      $flush()
      let [v] = $queue, i = v?.i
      if (!v) return
      $busy = 1
      v.s = $seen
      try {
        let r = await $post(v), n = parseInt(await r.text())
        if (r.status == 429) await $wait()
        else if (r.status > 499 || !(n >= 0)) throw 0
        else {
          $queue = $queue.filter(x => x.i > n && (r.ok || x != v || i != n + 1))
          r.ok || $renumber(n)
          $queue[0] == v && await $wait()
          $calm()
        }
      } catch { $fail() }
      $busy = 0
      $pump()
    },
    $push = (k, n, v, p, m = { i: ++$count, n, p, k, v }) => {
      $queue.push(m)
      $note.f && !/^([fhn]|s[ch])/.test(k) && ($told = $note.f = "")
      if (k == "submit") ($fields.get(n)?.at(-1) ?? [])[2] = m
      return m
    },
    $fit = () => $push("narrow", 0, $width.matches),
    $part = ([c, k, n, v]) => {
      if (k != "edit") return $edits.set(c, $push(k, n, v)) && 0
      let f = $field(c), b = f.at(-1)[1], x = $step(b, c.value)
      if (x != b) return f.push([$write(f, $push(k, n), b, x), x]), x != c.value
    },
    $flush = all => {
      while ($later[0] && (all || !$queue[0])) $part($later[0]) || $later.shift()
    },
    $drain = () => $later = $later.filter(x => x[1] == "edit" ? $field(x[0]) : $part(x)),
    $send = (...v) => $pump($flush(1), $push(...v)),
    $set = (c, ...v) => $pump($later = [...$later.filter(x => x[0] != c || x[1] != v[0]), [c, ...v]]),
    $on = (l, f) => l.split(" ").map(k => addEventListener(k, (v, t = v.target) =>
      t.closest?.("[data-n],[data-x]") && f(t, $id(t), v), 1)),
    $frame = ([f, e, l]) => {
      if (f <= $seen) return
      $taken = $seen < 0 || e < $done
      $drain()
      if ($taken) $save(), $renumber(e), $opened = $queue.find(x => x == $opened)
      ;[$seen, $done, $muted, $moved] = [f, e, 1, 0]
      if ($now() != $d.body || !$old?.disabled) $old = $now()
      $queue = $queue.filter(x => x.i > e)
      let o = $row($old) ?? $old, r = $cells($old.closest("[role=table]") ?? $note),
      i = r.findLastIndex(x => x == $old || x.compareDocumentPosition($old)&4)
      $was = [o.tagName, $id(o), o.dataset.p]
      for ([e, ...f] of l) $change[e](...f)
      $fields.forEach($update)
      $later = $later.filter(x => x[0].isConnected)
      $moved && $renumber($done)
      $now() == $d.body
        && $focus([$old, $same($main, $was), ...r.slice(i + 1), ...r.slice(0, i + 1).reverse(), $d.body]
          .find(x => x?.isConnected))
      $settle()
      $muted = 0
      if ($taken && $queue.some($isAct)) $typed = []
      $queue.some(x => x.k != "narrow") || $retype()
      $moved > 1 && $fit()
      $taken && $calm()
      $pump()
      $seen % 8 || $queue[0] || $post({ s: $seen }).catch($fail)
    },
    $connect = async () => {
      $stop($timer)
      let c, t, b = "", l, r, x, m, o = () => {
        $stop(t)
        t = $after(() => c.abort(), 4e4)
      }
      $stream && $stream.abort()
      c = $stream = new AbortController
      try {
        o()
        r = await $ask(`frames?t=${$token}&s=${$seen}&o=${$own}`, { signal: c.signal })
        if (r.status == 404) {
          if ($token == $own) {
            await $wait(2e3)
            $save()
            $kept.v = $json([$typed, $sending || $queue.some($isAct)])
            $token = ""
            throw $here.reload()
          }
          $token = $own
          $fit($seen = 0)
          return $connect()
        }
        if (!r.ok) throw m = r.status == 429 && await r.text()
        $online = 1
        $queue[0] || $later[0] ? $pump() : $calm()
        r = r.body.pipeThrough(new TextDecoderStream).getReader()
        while (!(l = await r.read()).done) {
          o()
          l = (b + l.value).split("\n")
          b = l.pop()
          for (x of l) x[0] == "d" && $frame(JSON.parse(x.slice(5)))
        }
      } catch { }
      $stop(t)
      if ($stream == c) $fail(), m && $say(m)
    },
    """#
}
