import Synchronization

/// A fresh value of a type, and the printer of the differences from it; there is one for each type.
internal final class FreshValue<Value: Inspectable & Sendable> {
  private let value: UnsafeMutablePointer<Value>
  private let printer: DifferencePrinter?
  private let name = "\(Value.self)"

  private init() {
    value = .allocate(capacity: 1)
    value.initialize(to: Value())
    printer = DifferencePrinter(Value.self, sample: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Returns the type and the differences from the fresh value; `nil` if only reflection finds them.
  fileprivate func description(of other: Value) -> String? {
    guard let printer else { return nil }
    var texts: [String] = []
    withUnsafePointer(to: other) { printer.print($0, value, "", &texts) }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  fileprivate static var shared: FreshValue {
    let type = ObjectIdentifier(Value.self)
    if let known = FreshValues.all.withLock({ $0[type] }), let fresh = known.value as? FreshValue { return fresh }
    let fresh = FreshValue()
    FreshValues.all.withLock { $0[type] = FreshValues(value: fresh) }
    return fresh
  }
}

/// The fresh values of all types that have been printed.
// They can be read on any thread, because their types are `Sendable`, and neither they nor their printers change.
private struct FreshValues: @unchecked Sendable {
  let value: AnyObject

  static let all = Mutex<[ObjectIdentifier: FreshValues]>([:])
}

extension Inspectable where Self: Sendable {
  /// The text of ``Inspectable/description``, at a fraction of its cost, because the fresh value is created and
  /// inspected once.
  package var descriptionBesideFresh: String { FreshValue<Self>.shared.description(of: self) ?? inspected }
}
