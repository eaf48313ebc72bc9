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
  /// It is `false` if nothing handles the event `open` of the `Application`, or if the handler has thrown an error, as
  /// that of `DeepLinks` does. There is always a screen at `/`. See ``LiveSession/open(at:)``.
  public let isFound: Bool
}
