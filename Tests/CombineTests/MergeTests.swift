import Combine
import Testing

struct MergeTests {
  private let subjects = (0..<8).map { _ in PassthroughSubject<Int, TestError>() }

  @Test func publishesAllAsTheyCome() {
    let recorder = Recorder(subjects[0].merge(with: subjects[1]))
    subjects[1].send(1)
    subjects[0].send(2)
    subjects[0].send(completion: .finished)
    subjects[1].send(3)
    subjects[1].send(completion: .finished)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func failsWithTheFirst() {
    let recorder = Recorder(subjects[0].merge(with: subjects[1]))
    subjects[1].send(completion: .failure(.first))
    subjects[0].send(1)
    #expect(recorder.log == ["failed: first"])
  }

  @Test func mergesUpToEightOfOtherTypes() {
    let s = subjects
    let erased = s[0].eraseToAnyPublisher()
    let merged = [
      Recorder(erased.merge(with: s[1], s[2])), Recorder(erased.merge(with: s[1], s[2], s[3])),
      Recorder(erased.merge(with: s[1], s[2], s[3], s[4])),
      Recorder(erased.merge(with: s[1], s[2], s[3], s[4], s[5])),
      Recorder(erased.merge(with: s[1], s[2], s[3], s[4], s[5], s[6])),
      Recorder(erased.merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7])),
      Recorder(
        erased.merge(with: s[1]).merge(with: s[2]).merge(with: s[3]).merge(with: s[4]).merge(with: s[5])
          .merge(with: s[6]).merge(with: s[7])),
      Recorder(Publishers.MergeMany(s)), Recorder(s[0].merge(with: s[1]).merge(with: s[2])),
    ]
    for (number, subject) in s.enumerated() { subject.send(number) }
    let counts = [3, 4, 5, 6, 7, 8, 8, 8, 3]
    #expect(merged.map(\.log) == counts.map { count in (0..<count).map(String.init) })
  }

  @Test func keepsToTheDemand() {
    let numbers = (1...3).publisher.merge(with: (11...13).publisher)
    let recorder = Recorder(numbers, demand: .max(2))
    #expect(recorder.log.count == 2)
    recorder.subscription?.request(.unlimited)
    #expect(Set(recorder.log) == ["1", "2", "3", "11", "12", "13", "finished"])
    #expect(recorder.log.last == "finished")
  }

  @Test func nothingMergedFinishesAtOnce() {
    #expect(events(Publishers.MergeMany([Just<Int>]())) == ["finished"])
  }
}
