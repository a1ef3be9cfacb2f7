//
//  ErrandsViewController.swift
//  Errands
//

import UIKit

class ErrandsViewController: UITableViewController {

    var errands = Errand.samples

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return errands.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Errand", for: indexPath) as! ErrandCell
        cell.show(errands[indexPath.row])
        return cell
    }

    // MARK: - Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "showErrand", let cell = sender as? UITableViewCell else { return true }
        return tableView.indexPath(for: cell) != nil
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showErrand", let index = tableView.indexPathForSelectedRow,
            let screen = segue.destination as? ErrandViewController
        else { return }
        screen.errand = errands[index.row]
        screen.index = index.row
    }

    @IBAction func unwindToErrands(_ segue: UIStoryboardSegue) {
        switch segue.identifier {
        case "finishErrand":
            guard let screen = segue.source as? ErrandViewController, let index = screen.index else { return }
            errands[index].isDone = true
        case "saveErrand":
            guard let form = segue.source as? ErrandFormViewController, let errand = form.errand else { return }
            errands.append(errand)
        default:
            return
        }
        tableView.reloadData()
    }

}
