import RxCocoa
import Testing

@MainActor struct PickerTests {
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))

  @Test func titlesComeFromASequenceAndChoicesAreEmitted() {
    let names = BehaviorRelay(value: ["a", "b", "c"])
    let binding = names.bind(to: picker.rx.itemTitles) { row, name in "\(row) \(name)" }
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "1 b")
    var rows: [Int] = []
    var models: [[String]] = []
    let bag = DisposeBag()
    picker.rx.itemSelected.subscribe(onNext: { rows.append($0.row) }).disposed(by: bag)
    picker.rx.modelSelected(String.self).subscribe(onNext: { models.append($0) }).disposed(by: bag)
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    #expect(rows == [2] && models == [["c"]])
    names.accept(["x"])
    #expect(picker.numberOfRows(inComponent: 0) == 1)
    binding.dispose()
    names.accept([])
    #expect(picker.numberOfRows(inComponent: 0) == 1)
  }

  @Test func membersOfOtherClassesDoNotHideProperties() {
    let (bar, label, bag) = (UISearchBar(), UILabel(), DisposeBag())
    Observable.just("Find").bind(to: bar.rx.placeholder).disposed(by: bag)
    Observable.just(3).bind(to: label.rx.numberOfLines).disposed(by: bag)
    Observable.just(NSTextAlignment.right).bind(to: label.rx.textAlignment).disposed(by: bag)
    Observable.just(true).bind(to: label.rx.isEnabled).disposed(by: bag)
    #expect(bar.placeholder == "Find" && label.numberOfLines == 3 && label.textAlignment == .right)
  }
}
