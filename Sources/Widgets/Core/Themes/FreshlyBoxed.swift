/// A type with a box that all fresh values share.
internal protocol FreshlyBoxed: Sendable {
  static var fresh: Boxed<Self> { get }

  /// A function that returns whether the box at an address contains a token.
  ///
  /// The compiler makes a version for each type, which costs a tenth of a generic one.
  static var searchBox: @Sendable (UnsafeRawPointer) -> Bool { get }
}

extension FreshlyBoxed {
  internal static var freshValue: Self { fresh.value }

  internal static var searchBox: @Sendable (UnsafeRawPointer) -> Bool {
    let inner = LazyTokenFields(Self.self)
    return { address in
      let storage = address.assumingMemoryBound(to: Boxed<Self>.self).pointee.storage
      // Reading the value by way of a pointer does not copy it.
      return withUnsafePointer(to: &storage.value) { inner.holdTokens(in: $0) }
    }
  }
}

extension ViewAttributes: FreshlyBoxed {}
extension ViewExtras: FreshlyBoxed {}
extension IdentityAttributes: FreshlyBoxed {}
extension GeometryAttributes: FreshlyBoxed {}
extension LayoutAttributes: FreshlyBoxed {}
extension AccessibilityAttributes: FreshlyBoxed {}
extension Layer: FreshlyBoxed {}
extension LayerExtras: FreshlyBoxed {}
extension DisplayedTextStyle: FreshlyBoxed {}
extension LabelExtras: FreshlyBoxed {}
extension ButtonExtras: FreshlyBoxed {}
extension BarItemAttributes: FreshlyBoxed {}
extension ScreenAttributes: FreshlyBoxed {}
extension ScreenArea: FreshlyBoxed {}
extension ScrollAttributes: FreshlyBoxed {}
extension ListAttributes: FreshlyBoxed {}
extension TableExtras: FreshlyBoxed {}
extension CellBackgrounds: FreshlyBoxed {}
