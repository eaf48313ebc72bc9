/// Names the property wrapper for the state of components, for users of SwiftUI.
@available(*, unavailable, renamed: "Variable")
public typealias State = Variable
