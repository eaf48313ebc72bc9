// A class that is not listed takes one line where it is used. Conformances are inherited by subclasses: those of
// `UIResponder` serve each view, control, window and view controller.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIResponder: MainActorRoot {}
  extension UIGestureRecognizer: MainActorRoot {}
  extension UIBarItem: MainActorRoot {}
  extension UINavigationItem: MainActorRoot {}
  extension UIBarAppearance: MainActorRoot {}
  extension UIPresentationController: MainActorRoot {}
  extension UICollectionViewLayout: MainActorRoot {}
  extension UILayoutGuide: MainActorRoot {}
  extension NSLayoutConstraint: MainActorRoot {}
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSResponder: MainActorRoot {}
  extension NSCell: MainActorRoot {}
  extension NSGestureRecognizer: MainActorRoot {}
  extension NSMenu: MainActorRoot {}
  extension NSMenuItem: MainActorRoot {}
  extension NSLayoutGuide: MainActorRoot {}
  extension NSLayoutConstraint: MainActorRoot {}
#endif
#if canImport(WatchKit) && os(watchOS)
  import WatchKit

  extension WKInterfaceObject: MainActorRoot {}
  extension WKInterfaceController: MainActorRoot {}
#endif
