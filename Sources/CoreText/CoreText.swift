// The fonts of Core Text, which are UIKit's, under the name by which apps import them.
@_exported import UIKit
