/// The pictures of the page's own controls.
internal enum GuideIcon {
  static let menu: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 6h14M3 10h14M3 14h14"></path></svg>
    """

  static let search: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true">\
    <circle cx="9" cy="9" r="5.5"></circle><path d="m13 13 4 4"></path></svg>
    """

  static let system: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><rect x="3" y="4" width="14" height="9.5" rx="1.5"></rect>\
    <path d="M7.5 16.5h5"></path></svg>
    """

  static let light: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="3.2"></circle>\
    <path d="M10 2.5v1.7M10 15.8v1.7\
    M2.5 10h1.7M15.8 10h1.7M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2"></path></svg>
    """

  static let dark: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true">\
    <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z"></path></svg>
    """

  static let contrast: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="6.8"></circle>\
    <path d="M10 3.2a6.8 6.8 0 0 1 0 13.6z" fill="currentColor"></path></svg>
    """
}
