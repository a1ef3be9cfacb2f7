import CRuntimeSupport
import CoreGraphics

extension AssociationTable {
  /// The tables of objects without room of their own, and of classes.
  nonisolated(unsafe) private static var tables: [UnsafeRawPointer: AssociationTable] = [:]

  /// The object or class that a value stands for, and the place of its table.
  struct Owner {
    /// The object; nil for a class.
    private let object: AnyObject?
    /// The address of the object, or of the class.
    private let identity: UnsafeRawPointer

    /// Describes an owner; nil for a value that is neither an object nor a class.
    init?(_ value: Any) {
      if let type = value as? AnyClass {
        object = nil
        identity = unsafeBitCast(type, to: UnsafeRawPointer.self)
      } else if type(of: value) is AnyClass {
        let known = value as AnyObject
        object = known
        identity = UnsafeRawPointer(Unmanaged.passUnretained(known).toOpaque())
      } else {
        return nil
      }
    }

    /// The table of the object; nil before the first value. Called with the lock held.
    var table: AssociationTable? {
      if let owner = object as? any AssociationOwner { return owner.associations }
      if let table = AssociationTable.tables[identity] { return table }
      guard object != nil, let taken = shoji_taken_of_destroyed(identity) else { return nil }
      return Unmanaged<AssociationTable>.fromOpaque(taken).takeUnretainedValue()
    }

    /// Sets the table of the object, which has none yet; of one that is going, none. Called with the lock
    /// held.
    func setTable(_ table: AssociationTable) {
      if let owner = object as? any AssociationOwner {
        owner.associations = table
        return
      }
      // What is set first while an object goes would outlive it.
      guard object == nil || !shoji_is_being_destroyed(identity) else { return }
      AssociationTable.tables[identity] = table
      guard object != nil else { return }
      shoji_observe_destruction(identity) { object in
        let table = AssociationTable.lock.withLock { AssociationTable.tables.removeValue(forKey: object) }
        return table.map { Unmanaged.passRetained($0).toOpaque() }
      } _: { taken in
        Unmanaged<AssociationTable>.fromOpaque(taken).release()
      }
    }
  }
}
