import Foundation
import Live
import Preview
import Widgets

extension LiveSession {
  /// Returns the page around the fragment of the tree.
  internal func page(of fragment: String, nonce: String, below server: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.escaped)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>\((takeTitle() ?? "").escaped)</title>
    <style nonce="\(nonce)">\(Self.style)main{max-width:\(width)px}</style>
    </head>
    <body><main>\(fragment)</main><p role="status"></p>
    <script nonce="\(nonce)" data-t="\(token.digits)" data-r="\(server)" data-w="\(shown.isNarrow ? "1" : "")"
    data-m="\(limits.messageBytes * 3 / 4)">
    \(Self.script)
    </script></body>
    </html>

    """
  }

  /// Returns the content security policy of a page: its own style sheet and script, connections to its server, and the
  /// images that the environment of the root allows.
  internal func policy(nonce: String) -> String {
    let origins = root().environmentInside.allowedImageOrigins.filter { Preview.isImageOrigin($0) }.sorted()
    return """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; \
      img-src \((["data:"] + origins).joined(separator: " ")); connect-src 'self'; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
  }

  /// Returns the title of the page if the page does not have it.
  ///
  /// It is the name of the visible screen, or else that of the root, or else the last title that belongs to a widget
  /// which is still in the tree, or else the name of the program.
  internal func takeTitle() -> String? {
    let label = (root().mounted.current as? any Widget)?.accessibilityLabel
    shown.formerTitles.removeAll { $0.source?.isMounted != true || $0.source === renderer.names.source }
    if let screen = renderer.names.screen {
      shown.formerTitles.append(FormerTitle(title: screen, source: renderer.names.source))
    }
    let new =
      renderer.names.screen ?? label ?? shown.formerTitles.last?.title ?? ProcessInfo.processInfo.processName
    if shown.isTitleSent, new == shown.title { return nil }
    (shown.title, shown.isTitleSent) = (new, true)
    return new
  }

  private var language: String { (root().mounted.current as? any Widget)?.accessibilityLanguage ?? "en" }

  /// The width of the page, in points: that of the outermost widget, or else that of a phone.
  private var width: Double {
    // Components, apps and windows have the width of their content.
    let outermost = sequence(first: root()) { node in
      switch node.treeRole {
      case .component, .application, .window: node.childNodes.first
      default: nil
      }
    }
    return outermost.lazy.compactMap { ($0.mounted.current as? any Widget)?.pageWidth }.first
      ?? Preview.phoneWidth
  }

  /// The style of the page around the tree, and the note about a lost connection. A list, which has more rows than the
  /// page, scrolls inside the window, so that the session learns where it is.
  private static let style = """
    html{color-scheme:light dark;background:light-dark(#e9e9ee,#1c1c1e)}body{margin:0}
    main{margin:0 auto;background:light-dark(#fff,#000)}
    main,main [tabindex="-1"]:not(button){outline:none}
    main>div{min-height:100dvh}main>div>*{flex:1 0 auto}
    main>div:has(.TableView,.CollectionView){height:100dvh}main>div:has(.TableView,.CollectionView)>*{flex:1 1 0;\
    min-height:0}
    body>p{position:fixed;inset:auto 0 12px;width:fit-content;max-width:calc(100% - 64px);margin:auto;\
    padding:8px 16px;border-radius:18px;\
    font:15px system-ui;background:#000c;color:#fff;pointer-events:none;\
    overflow-wrap:anywhere}body>p:empty{display:none}\
    body>p>*{margin-left:12px;pointer-events:auto}
    """
}

extension String {
  /// The text as HTML, also in quoted attributes.
  fileprivate var escaped: String {
    var utf8: [UInt8] = []
    utf8.write(escaped: self)
    return String(decoding: utf8, as: UTF8.self)
  }
}

/// The page of a new session. See ``LiveSession/open()``.
public struct SessionPage: Sendable {
  /// The HTML of the page, with its style sheet and script.
  public let html: String

  /// The content security policy, which a server sends as the header `Content-Security-Policy`.
  ///
  /// It allows the style sheet and the script of this page, and connections to where the page comes from.
  public let policy: String

  /// The secret of the page.
  public let token: ResumeToken

  /// A Boolean value that indicates whether there is a screen at the address of the page.
  ///
  /// It is `false` if nothing handles the event `open` of the `Application`, or if the handler has thrown an error,
  /// such as the handler of `DeepLinks`. There is always a screen at `/`. See ``LiveSession/open(at:)``.
  public let isFound: Bool
}

/// The page of a session, as the session has left it.
internal struct ShownPage {
  /// Whether there is a page that shows the tree.
  var isOpen = false

  /// The title, and whether the page has it.
  var title: String?
  var isTitleSent = false

  /// The titles of the widgets in the tree that have named the page, the last one last.
  var formerTitles: [FormerTitle] = []

  /// The address below that of the server, or `nil` if it is not known.
  var address: String?

  /// The rows at the tops of lists that are not at their starts, by the ids of the nodes of the lists.
  var tops: [Int: ListTop] = [:]

  /// Whether the user has chosen an address in the history of the browser since the last frame.
  var hasReopened = false

  /// Whether the page is narrower than 600 points, as on a phone, so that the tree is compact.
  var isNarrow = false
}

/// A title that a page has had, with the node of the widget that has given it.
internal struct FormerTitle {
  let title: String
  weak var source: Node?
}
