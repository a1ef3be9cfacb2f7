import ProcessSupport

/// The exceptions that are raised where UIKit raises them, which ends the app.
typealias ExceptionName = ProcessSupport.ExceptionName
