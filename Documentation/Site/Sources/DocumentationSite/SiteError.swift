/// A reason why the site cannot be written.
package struct SiteError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
