// One file imports the library for all others.
@_exported import Dirk
