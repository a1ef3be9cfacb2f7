import CoreData
import UIKit

/// The rooms' chores, in a section for each room.
class ChoresViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    private let app = UIApplication.shared.delegate as! AppDelegate
    private lazy var context = app.persistentContainer.viewContext

    private lazy var results: NSFetchedResultsController<Chore> = {
        let request: NSFetchRequest<Chore> = Chore.fetchRequest()
        request.predicate = NSPredicate(format: "%K == NO", #keyPath(Chore.isDone))
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Chore.room?.name, ascending: true),
            NSSortDescriptor(keyPath: \Chore.title, ascending: true),
        ]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "room.name", cacheName: nil)
        results.delegate = self
        return results
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chores"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Chore")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addChore))
        do {
            if try context.count(for: Room.fetchRequest()) == 0 { fill() }
            try results.performFetch()
        } catch {
            fatalError("\(error)")
        }
    }

    private func fill() {
        for (name, titles) in [("Kitchen", ["Dishes", "Floor"]), ("Garden", ["Leaves"])] {
            let room = Room(context: context)
            room.name = name
            for title in titles {
                let chore = Chore(context: context)
                chore.title = title
                chore.added = Date(timeIntervalSinceReferenceDate: 0)
                room.addToChores(chore)
            }
        }
        app.saveContext()
    }

    @objc private func addChore() {
        let chore = Chore(context: context)
        chore.title = "New chore"
        chore.room = results.fetchedObjects?.first?.room
        app.saveContext()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        results.sections?[section].name
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Chore", for: indexPath)
        cell.textLabel?.text = results.object(at: indexPath).title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        results.object(at: indexPath).isDone = true
        app.saveContext()
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
        case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
        case .update: tableView.reloadRows(at: [indexPath!], with: .fade)
        case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
        @unknown default: break
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.endUpdates()
    }
}
