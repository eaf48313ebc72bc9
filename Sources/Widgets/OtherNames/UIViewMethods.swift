// The methods that users of UIKit try first. The compiler reports what to use instead.
import Mod

extension Widget {
  @available(*, unavailable, message: "write '.width(80)'; a stack places what it contains")
  public var widthAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write '.height(44)'; a stack places what it contains")
  public var heightAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var topAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var bottomAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var leadingAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write '.padding(8)'; a stack places what it contains")
  public var trailingAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write 'VStack(alignment: .center) { … }'; a stack places what it contains")
  public var centerXAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "write 'HStack(alignment: .center) { … }'; a stack places what it contains")
  public var centerYAnchor: LayoutAnchor { LayoutAnchor() }

  @available(*, unavailable, message: "widgets are listed in a block: 'VStack { Label(\"Ada\") }'")
  public func addSubview(_ widget: Any) {}

  @available(*, unavailable, message: "widgets are listed in a block: 'VStack { Label(\"Ada\") }'")
  public func addArrangedSubview(_ widget: Any) {}
}

extension Control {
  @available(*, unavailable, message: "write 'Button(\"Save\", .tapped --> { … })'")
  public func addAction(_ action: () -> Void) {}

  @available(*, unavailable, message: "write 'Button(\"Save\", .tapped --> { … })'")
  public func addAction(_ action: Any, for events: ControlEvents) {}

  @available(*, unavailable, message: "write 'Button(\"Save\", .tapped --> { … })'")
  public func addTarget(_ target: Any?, action: Any, for events: ControlEvents) {}
}

@available(*, unavailable, message: "write '.width(80)'; a stack places what it contains")
public struct LayoutAnchor {
  public struct Constraint {
    public var isActive: Bool {
      get { true }
      nonmutating set {}
    }
  }

  public func constraint(equalToConstant constant: Double) -> Constraint { Constraint() }

  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> Constraint { Constraint() }
}
