@_exported import Swinject
