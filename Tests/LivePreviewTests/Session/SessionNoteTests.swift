import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The note of a page: what handlers show, and what explains an error.
@MainActor
struct SessionNoteTests {
  @Test("A frame marks a note that explains an error")
  func frames() throws {
    let tree = LiveTree(
      VStack {
        Button("Save", .tapped --> inContext { $0.notify("Saved") })
        Button("Send", .tapped --> inContext { $0.notify("Not sent", isError: true) })
      })
    let session = LiveSession(tree)
    _ = session.open()
    try tree.find(.button("Save")).tap()
    #expect(session.frames().last?.text.contains(#"["y","Saved"]"#) == true)
    try tree.find(.button("Send")).tap()
    #expect(session.frames().last?.text.contains(#"["y","Not sent",1]"#) == true)
  }

  @Test(
    "A note disappears after four seconds, and one that explains an error at the next action of the user",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func staying() async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(VStack { TextField(.accessibilityLabel("Name")) })),
      after: """
        const note = document.querySelector("[role=status]"), field = document.querySelector("input")
        const wait = time => new Promise(done => setTimeout(done, time)), tell = () => report(`note: ${note.innerText}`)
        await receive(JSON.stringify([1, 0, [["y", "Saved"]]]))
        tell()
        await wait(5000)
        tell()
        await receive(JSON.stringify([2, 0, [["y", "Too long", 1]]]))
        await wait(5000)
        field.focus()
        await wait(100)
        tell()
        field.value = "a"
        field.dispatchEvent(new Event("input", { bubbles: true }))
        await wait(500)
        tell()
        """)
    let notes = messages.filter { $0.hasPrefix("note: ") }.map { $0.dropFirst(6) }
    #expect(notes == ["Saved", "", "Too long", ""], "\(messages)")
  }

  @Test(
    "A page that is loaded again shows that its server has lost an upload",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."), arguments: [true, false])
  func lostUpload(isUploading: Bool) async throws {
    let messages = try await PageScript.messages(
      of: LiveSession(LiveTree(VStack { Label("Page") })),
      after: """
        const wait = time => new Promise(done => setTimeout(done, time))
        if (sessionStorage.again) {
          await wait(500)
          report(`note: ${document.querySelector("[role=status]").innerText}`)
        } else {
          sessionStorage.again = 1
          const answer = fetch, create = document.createElement
          let input, isLost
          window.fetch = async (url, options) => {
            if (isLost) return new Response("", { status: 404 })
            if (`${url}`.includes("file")) throw new TypeError("no server")
            return answer(url, options)
          }
          document.createElement = function (name) {
            const element = create.call(document, name)
            if (name == "input") input = element
            return element
          }
          if (\(isUploading)) {
            await receive(JSON.stringify([1, 0, [["x", 1, "", 0, 1000]]]))
            const files = new DataTransfer
            files.items.add(new File(["abc"], "a.txt"))
            input.files = files.files
            input.onchange()
            await wait(1000)
          }
          isLost = true
          stream.error("gone")
          await wait(1e6)
        }
        """)
    let lost = isUploading ? "note: Your last action was not received. Try again." : "note: "
    #expect(messages.filter { $0.hasPrefix("note: ") } == [lost], "\(messages)")
  }
}
