/// A file of the site, before it is written.
struct Page: Sendable {
  /// The path from the folder of the site.
  var path: String
  var title: String
  /// The module of the page; `nil` for pages about the project.
  var module: String?
  var content: Content

  /// The documents of a page.
  enum Content: Sendable {
    case module(Document)
    case article(Document)
    /// A type with the members that are shown with it, and the pages of the others.
    case type(Document, members: [Document], split: [Page])
    /// Members of a type under one constraint.
    case constrained(Document, members: [Document])
    /// The functions and operators of a module that are no members of types.
    case functions([Document])
    case guide(Guide)
  }
}
