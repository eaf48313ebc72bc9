import Layout
import Widgets

extension Preview {
  /// Names the Mod that chooses between light and dark.
  @available(*, unavailable, message: "write 'Preview.audit(card.with(.overrideUserInterfaceStyle(.dark)))'")
  public static func audit(_ tree: Any, appearance: UserInterfaceStyle) -> [Finding] { [] }

  /// Names the list of findings.
  @available(*, unavailable, message: "write 'Preview.audit(card).filter { $0.rule == .contrast }'")
  public static func audit(_ tree: Any, rules: [Finding.Rule]) -> [Finding] { [] }
}

extension Preview.Finding {
  /// Names the rule that was broken.
  @available(*, unavailable, renamed: "rule")
  public var severity: Rule { rule }
}
