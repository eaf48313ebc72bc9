import Layout
import Widgets

extension Preview {
  @available(*, unavailable, message: "write 'Preview.audit(card.with(.overrideUserInterfaceStyle(.dark)))'")
  public static func audit(_ tree: Any, appearance: UserInterfaceStyle) -> [Finding] { [] }

  @available(*, unavailable, message: "write 'Preview.audit(card).filter { $0.rule == .contrast }'")
  public static func audit(_ tree: Any, rules: [Finding.Rule]) -> [Finding] { [] }
}

extension Preview.Finding {
  @available(*, unavailable, renamed: "rule")
  public var severity: Rule { rule }
}
