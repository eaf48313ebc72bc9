/// A namespace for renderings of a widget tree without a screen.
///
/// A preview is text: the same tree results in the same bytes on every platform, so that it can be stored with a test
/// and compared.
public enum Preview {}
