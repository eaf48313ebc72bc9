import Widgets

extension Window: Previewable {
  /// The screen, if there is one, and what is presented over it.
  public var preview: any Widget { rootViewController?.withPresented ?? View() }
}
