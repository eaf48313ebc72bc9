/// What a `VirtualPage` has instead of timers and of a network.
enum VirtualNetwork {
  /// The faults of a request; any other number is that of a request that nothing happens to.
  enum Fault: Int, CaseIterable {
    /// It is repeated at once, or after the next requests, or later than the page waits for its answer.
    case twice, repeatedLater, overtaken
    /// It breaks before the server, or after it, or is answered by something else.
    case broken, lostAnswer, badGateway, empty, tooMany
    /// It never arrives, or arrives late.
    case hangs, slow
    /// All connections break.
    case reset
  }

  static let script = """
    let now = 0, timers = [], last = 0, count = 0, calls = [], streams = new Set, isDown = false
    const calm = 99
    const random = size => {
      state = Math.imul(state ^ state >>> 15, 0x2c1b3c6d) + 0x9e3779b9 >>> 0
      let value = Math.imul(state ^ state >>> 13, 0x297a2d39) >>> 0
      return ((value ^ value >>> 16) >>> 0) % size
    }
    Math.random = () => random(1000) / 1000
    setTimeout = (task, pause = 0) => {
      timers.push({ id: ++last, at: now + pause, task })
      return last
    }
    clearTimeout = id => { timers = timers.filter(timer => timer.id !== id) }
    const sleep = pause => new Promise(done => setTimeout(done, pause))
    AbortSignal.timeout = pause => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), pause)
      return controller.signal
    }
    const channel = new MessageChannel
    const turn = () => new Promise(done => {
      channel.port1.onmessage = done
      channel.port2.postMessage(0)
    })
    const settle = async () => {
      for (let i = 0; i < 4; i++) {
        await turn()
        if (calls.length) i = 0
      }
    }
    const server = request => {
      if (isDown) throw new TypeError("no connection")
      return new Promise(done => {
        calls.push(done)
        call(JSON.stringify(request))
      })
    }
    const answer = ({ status, text, frames }) => {
      for (const frame of frames ?? []) push(`data: ${frame}\\n\\n`)
      calls.shift()({ status, text })
    }
    // What is sent waits in the connection, and is lost with it.
    let stream, connected = false
    const push = text => {
      const to = stream
      if (!to) return
      to.at = Math.max(to.at, now + random(isCalm ? 20 : 200))
      setTimeout(() => to.isOpen && to.controller.enqueue(new TextEncoder().encode(text)), to.at - now)
    }
    const close = to => {
      if (!to?.isOpen) return
      to.isOpen = false
      to.controller.error(new TypeError("no connection"))
    }
    let isCalm = false
    const reset = () => { close(stream) }
    const disconnect = async pause => {
      isDown = true
      reset()
      await sleep(pause)
      isDown = false
    }
    const offline = async pause => {
      dispatchEvent(new Event("offline"))
      await disconnect(pause)
      dispatchEvent(new Event("online"))
    }
    const restart = async pause => {
      await server(["restart"])
      await disconnect(pause)
    }
    fetch = (address, { body, headers, signal }) => new Promise((done, fail) => {
      signal.addEventListener("abort", () => fail(signal.reason))
      const { searchParams } = new URL(address, location)
      const work = body ? post(body, headers["x-live"]) : open(searchParams, signal)
      work.then(done, fail)
    })
    const open = async (query, signal) => {
      await sleep(random(isCalm ? 20 : 100))
      if (!isCalm && !random(4)) throw new TypeError("no connection")
      close(stream)
      let to = { isOpen: true, at: now }
      const readable = new ReadableStream({ start(controller) { to.controller = controller } })
      stream = to
      const { status } = await server(["frames", query.get("t"), query.get("s")])
      signal.addEventListener("abort", () => close(to))
      if (signal.aborted) close(to)
      connected ||= status === 200
      return new Response(readable, { status })
    }
    const post = async (body, token) => {
      const pass = async () => {
        const { status, text } = await server(["events", token, body])
        await sleep(random(isCalm ? 20 : 100))
        return new Response(text, { status })
      }
      const copy = () => pass().catch(() => 0)
      const broken = new TypeError("no connection")
      const kind = isCalm ? calm : fault(count++)
      await sleep(random(isCalm ? 20 : 100))
      switch (kind) {
      case 0: copy(); break
      case 1: sleep(random(2000)).then(copy); break
      case 2: sleep(10000 + random(2000)).then(copy); return new Promise(() => 0)
      case 3: throw broken
      case 4: await pass(); throw broken
      case 5: return new Response("Bad gateway", { status: 502 })
      case 6: return new Response("")
      case 7: return new Response("", { status: 429 })
      case 8: return new Promise(() => 0)
      case 9: await sleep(random(5000)); break
      case 10: reset(); throw broken
      }
      return pass()
    }
    let items = [], line = []
    const note = () => document.querySelector("[role=status]").innerText
    const field = () => document.querySelector("input")
    const replace = (from, to, text) => {
      const { length } = field().value
      field().setRangeText(text, length - from, length - to, "end")
      field().dispatchEvent(new InputEvent("input", { bubbles: true }))
    }
    // Types a text before the last characters, which have been typed since the last return.
    const type = async (text, pause = 50, before = 0) => {
      for (const letter of text) {
        const end = line.slice(line.length - before).join("").length
        replace(end, end, letter)
        line.splice(line.length - before, 0, letter)
        await sleep(random(pause))
      }
    }
    const erase = () => {
      if (line.length) replace(line.pop().length, 0, "")
    }
    const enter = () => {
      field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))
      items.push(line.join(""))
      line = []
    }
    const run = async typing => {
      let end = 1/0
      setTimeout(async () => {
        while (!connected) await sleep(100)
        field().focus()
        await typing()
        isCalm = true
        end = now + 60000
        for (;;) {
          await sleep(10000)
          push(":\\n\\n")
        }
      }, 1000)
      for (let steps = 0;; steps++) {
        await settle()
        if (steps > 20000) throw new Error(`The page does not come to rest: ${timers.map(timer => timer.at)}`)
        timers.sort((a, b) => a.at - b.at || a.id - b.id)
        const timer = timers.shift()
        if (timer.at > end) break
        now = timer.at
        timer.task()
      }
      return JSON.stringify({ items, line: line.join(""), shown: field().value, note: note() })
    }
    """
}
