//
//  TeasViewController.swift
//  Teatime
//

import UIKit

class TeasViewController: UITableViewController {

    private let teas = Tea.all()
    private var cups = 0

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Teas", comment: "The title of the list")
        tableView.backgroundColor = UIColor(named: "Paper")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return teas.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return String.localizedStringWithFormat(NSLocalizedString("cups", comment: ""), cups)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
        let tea = teas[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = tea.name
        content.secondaryText = tea.summary
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: "leaf.fill")
        content.imageProperties.tintColor = UIColor(hex: tea.color)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.backgroundColor = UIColor(named: "Card")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let steeping = SteepingViewController(tea: teas[indexPath.row])
        steeping.onSteep = { [weak self] in
            guard let self else { return }
            self.cups += 1
            self.tableView.reloadData()
        }
        navigationController?.pushViewController(steeping, animated: true)
    }

}
