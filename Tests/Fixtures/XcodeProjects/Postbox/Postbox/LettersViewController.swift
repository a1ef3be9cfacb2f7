//
//  LettersViewController.swift
//  Postbox
//

import UIKit

class LettersViewController: UITableViewController {

    private var letters = ["Aunt May", "The library", "A postcard from Rome"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letters"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return letters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = letters[indexPath.row]
        content.image = UIImage(systemName: "envelope.fill")
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        letters.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

}
