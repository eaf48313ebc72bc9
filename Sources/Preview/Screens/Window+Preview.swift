import Widgets

extension Window: Previewable {
  /// The screen, if there is one, with presented screens over it.
  public var preview: any Widget { rootViewController?.withPresented ?? View() }
}
