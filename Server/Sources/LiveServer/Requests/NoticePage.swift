import LivePreview
import NIOHTTP1

/// A page that tells a user in a sentence why there is no screen, with a link that leads on.
internal struct NoticePage {
  internal let title: String
  internal let text: String
  internal let link: String

  /// The relative address of the link; the page itself if it is empty.
  internal let address: String

  /// Returns the page as an answer. Its policy allows its own style sheet alone.
  internal func answer(_ status: HTTPResponseStatus) -> Answer {
    let nonce = ResumeToken().digits
    let html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(escaped(title))</title>
      <style nonce="\(nonce)">\(Self.style)</style>
      </head>
      <body><main>
      <h1>\(escaped(title))</h1>
      <p>\(escaped(text))</p>
      <a href="\(address)">\(escaped(link))</a>
      </main></body>
      </html>

      """
    let policy = """
      default-src 'none'; style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    return Answer(html: html, policy: policy, status: status)
  }

  /// The style of the page around a session, with the colors of its text and its tint.
  private static let style = """
    html{color-scheme:light dark;background:light-dark(#e9e9ee,#1c1c1e);color:light-dark(#000,#fff);\
    font:17px/1.4 system-ui}body{margin:0}main{box-sizing:border-box;max-width:430px;min-height:100dvh;margin:0 auto;\
    padding:48px 20px;background:light-dark(#fff,#000);overflow-wrap:anywhere}h1{font-size:28px;line-height:1.2;\
    margin:0}p{margin:12px 0 24px}a{color:light-dark(#0066cc,#4da3ff)}
    """

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension NoticePage {
  /// Returns the page of an address that leads to no screen.
  internal static func noScreen(at path: String, root: String) -> NoticePage {
    NoticePage(
      title: "Page not found", text: "There is no screen at \(path.cut).", link: "Go to the start", address: root)
  }

  /// The page of a session for which there is no place.
  internal static let tooManySessions = NoticePage(
    title: "Too many tabs", text: SessionRefusal.wordsOfTooManySessions, link: "Try again", address: "")

  /// Returns the page of a session that could not be made.
  internal static func failed(_ id: String) -> NoticePage {
    NoticePage(
      title: "Something went wrong", text: "The app could not show this page. The error has the number \(id).",
      link: "Try again", address: "")
  }

  /// The page of a server that ends.
  internal static let ending = NoticePage(
    title: "Back soon", text: "The server is about to restart.", link: "Try again", address: "")
}

extension SessionRefusal {
  /// The reason why there is no place for a session, for the user of a page.
  internal static let wordsOfTooManySessions =
    "Too many tabs of this app are open. Close those that you do not need, and try again in a minute."
}
