/// The namespace of the ways to look at a tree of widgets without a screen.
///
/// A preview is text: the same tree gives the same bytes on every platform, so that it can be kept beside a test and
/// compared.
public enum Preview {}
