// Importing the styles of the brand is enough to compose and apply them.
@_exported import Styles
