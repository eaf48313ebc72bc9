// Who imports the house's styles can compose and apply them at once.
@_exported import Styles
