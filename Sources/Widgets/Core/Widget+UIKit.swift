// The methods that users of UIKit try first. The compiler names the Mods and blocks that serve instead.
import Mod

extension Widget {
  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write '.width(80)'; a stack places what it contains")
  public var widthAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write '.height(44)'; a stack places what it contains")
  public var heightAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var topAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var bottomAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var leadingAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var trailingAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write 'VStack(alignment: .center) { … }'; a stack places what it contains")
  public var centerXAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the Mods of sizes.
  @available(*, unavailable, message: "write 'HStack(alignment: .center) { … }'; a stack places what it contains")
  public var centerYAnchor: LayoutAnchor { LayoutAnchor() }

  /// Names the block that lists the widgets.
  @available(*, unavailable, message: "widgets are listed in a block: 'VStack { Label(\"Ada\") }'")
  public func addSubview(_ widget: Any) {}

  /// Names the block that lists the widgets.
  @available(*, unavailable, message: "widgets are listed in a block: 'VStack { Label(\"Ada\") }'")
  public func addArrangedSubview(_ widget: Any) {}
}

extension Control {
  /// Names the event of a control.
  @available(*, unavailable, message: "write 'Button(\"Save\", .tapped --> { … })'")
  public func addAction(_ action: () -> Void) {}

  /// Names the event of a control.
  @available(*, unavailable, message: "write 'Button(\"Save\", .tapped --> { … })'")
  public func addAction(_ action: Any, for events: ControlEvents) {}

  /// Names the event of a control.
  @available(*, unavailable, message: "write 'Button(\"Save\", .tapped --> { … })'")
  public func addTarget(_ target: Any?, action: Any, for events: ControlEvents) {}
}

/// An anchor of UIKit, which has no constraints here.
@available(*, unavailable, message: "write '.width(80)'; a stack places what it contains")
public struct LayoutAnchor {
  /// A constraint.
  public struct Constraint {
    /// Nothing.
    public var isActive: Bool {
      get { true }
      nonmutating set {}
    }
  }

  /// Returns nothing.
  public func constraint(equalToConstant constant: Double) -> Constraint { Constraint() }

  /// Returns nothing.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint { Constraint() }
}
