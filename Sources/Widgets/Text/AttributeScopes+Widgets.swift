import Foundation

extension AttributeScopes {
  /// The attributes that labels, text fields and text views read from an `AttributedString`.
  ///
  /// ```swift
  /// var title = AttributedString("Views: 1000")
  /// title.font = .headline
  /// title.foregroundColor = .systemRed
  /// ```
  ///
  /// Browsers show text that is edited, and placeholders, without them.
  ///
  /// They have the values of ``TextAttributes``, in addition to Foundation's own attributes, such as `link`.
  public struct WidgetAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added between letters, in points.
    public let kern: KernAttribute
    /// The distance of the letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "font"
    }
    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "foregroundColor"
    }
    /// The key of the color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "backgroundColor"
    }
    /// The key of the space between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "kern"
    }
    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "baselineOffset"
    }
  }

  /// The attributes that labels, text fields and text views read.
  public var widgets: WidgetAttributes.Type { WidgetAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of `AttributeScopes.WidgetAttributes`: `title.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember attribute: KeyPath<AttributeScopes.WidgetAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
