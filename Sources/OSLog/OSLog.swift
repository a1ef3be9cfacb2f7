// Apple's OSLog brings all of os.
@_exported import os
