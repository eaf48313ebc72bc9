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
  /// They have the values of ``TextAttributes``, beside Foundation's own, such as `link`.
  public struct WidgetAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added between two letters, in points.
    public let kern: KernAttribute
    /// How far the letters stand above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// It is a `Font`.
      public typealias Value = Font
      /// What it is called where attributes are listed.
      public static let name = "font"
    }
    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// It is a `Color`.
      public typealias Value = Color
      /// What it is called where attributes are listed.
      public static let name = "foregroundColor"
    }
    /// The key of the color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// It is a `Color`.
      public typealias Value = Color
      /// What it is called where attributes are listed.
      public static let name = "backgroundColor"
    }
    /// The key of the space between two letters.
    public enum KernAttribute: AttributedStringKey {
      /// It is a `Double`.
      public typealias Value = Double
      /// What it is called where attributes are listed.
      public static let name = "kern"
    }
    /// The key of the height above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// It is a `Double`.
      public typealias Value = Double
      /// What it is called where attributes are listed.
      public static let name = "baselineOffset"
    }
  }

  /// The attributes that labels, text fields and text views read.
  public var widgets: WidgetAttributes.Type { WidgetAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of ``Foundation/AttributeScopes/WidgetAttributes``: `title.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember attribute: KeyPath<AttributeScopes.WidgetAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
