import CoreData

// Saves rounds of ten notes into a store until it is killed. Its tests are CoreDataTests' KillTests.

let note = NSEntityDescription()
note.name = "Note"
let round = NSAttributeDescription()
round.name = "round"
round.attributeType = .integer64AttributeType
note.properties = [round]
let model = NSManagedObjectModel()
model.entities = [note]

let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
let file = URL(fileURLWithPath: CommandLine.arguments[1])
try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
context.persistentStoreCoordinator = coordinator
let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
var next = try context.performAndWait { try context.count(for: request) } / 10
while true {
  try context.performAndWait {
    for _ in 0..<10 {
      NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(
        next, forKey: "round")
    }
    try context.save()
  }
  next += 1
}
