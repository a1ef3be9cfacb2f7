import BoardModel
import Testing
