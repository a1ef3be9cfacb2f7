import ShojiTestSupport
import Testing

@testable import SwiftyWordsLesson
@testable import UIKit

/// The lesson on interfaces in code: its code as printed, and where its text says that everything comes to
/// lie, fixture by fixture.
@MainActor struct SwiftyWordsLessonTests {
  /// A screen, and where its edges and the lines of text are.
  struct Pad: CustomTestStringConvertible, Sendable {
    var width, height, top, bottom: CGFloat
    /// The side margin, and the heights of a line of 17 points, of one of 24 and of the text field.
    let side: CGFloat = 20
    let scoreHeight: CGFloat = 20.5
    let clueHeight: CGFloat = 29
    let fieldHeight: CGFloat = 53

    var testDescription: String { "\(width)×\(height), safe area \(top), \(bottom)" }
    var margins: CGFloat { width - 2 * side }
    /// Where the clues end once the container stands at the bottom.
    var cluesBottom: CGFloat { height - bottom - 424 - fieldHeight }
  }

  nonisolated static let pads = [
    Pad(width: 1024, height: 768, top: 20, bottom: 0), Pad(width: 1024, height: 768, top: 0, bottom: 0),
    Pad(width: 1180, height: 820, top: 24, bottom: 20),
  ]

  /// The lesson's controller, from which the work of later stages can be taken away.
  @MainActor private struct Lesson {
    let controller: ViewController
    let root, score, clues, answers, field, submit, clear, container: UIView

    init(_ controller: ViewController) {
      self.controller = controller
      root = controller.view
      (score, clues) = (controller.scoreLabel, controller.cluesLabel)
      (answers, field) = (controller.answersLabel, controller.currentAnswer)
      let later = root.subviews.suffix(3)
      (submit, clear, container) = (later.first!, later[later.startIndex + 1], later.last!)
    }
  }

  /// Shows the lesson on a pad; nothing may be said on the console meanwhile.
  private func onPad(_ pad: Pad, _ body: (Lesson) -> Void) {
    let said = loggedMessages {
      onScreen(
        pad.width, pad.height, safeArea: UIEdgeInsets(top: pad.top, left: 0, bottom: pad.bottom, right: 0)
      ) {
        let controller = ViewController()
        inWindow(controller) { _ in
          body(Lesson(controller))
        }
      }
    }
    #expect(said == [])
  }

  private func expect(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let agrees = isClose(view.frame, x, y, width, height)
    #expect(
      agrees, "\(view.frame), not \(CGRect(x, y, width, height))", sourceLocation: sourceLocation)
  }

  // MARK: Before the container

  @Test(arguments: pads) func stages1To4StackUpFromTheTop(pad: Pad) {
    onPad(pad) { lesson in
      lesson.container.removeFromSuperview()
      lesson.root.layoutIfNeeded()
      // ViewFixture 4: the buttons.
      let cluesTop = pad.top + pad.scoreHeight
      let fieldTop = cluesTop + pad.clueHeight + 20
      for (button, center) in [(lesson.submit, pad.width / 2 - 100), (lesson.clear, pad.width / 2 + 100)] {
        let size = button.intrinsicContentSize
        expect(button, center - size.width / 2, fieldTop + pad.fieldHeight, size.width, 44)
        #expect(size.height == 30)
      }
      // ViewFixture 3: the text field.
      lesson.submit.removeFromSuperview()
      lesson.clear.removeFromSuperview()
      lesson.root.layoutIfNeeded()
      expect(lesson.field, pad.width / 4, fieldTop, pad.width / 2, pad.fieldHeight)
      #expect(lesson.controller.currentAnswer.placeholder == "Tap letters to guess")
      let middle = CGPoint(x: pad.width / 2, y: fieldTop + 20)
      #expect(lesson.root.hitTest(middle, with: nil) === lesson.root, "the field cannot be tapped")
      // ViewFixture 2: clues and answers.
      lesson.field.removeFromSuperview()
      lesson.root.layoutIfNeeded()
      expect(lesson.clues, pad.side + 100, cluesTop, 0.6 * pad.margins - 100, pad.clueHeight)
      let answersWidth = 0.4 * pad.margins - 100
      expect(
        lesson.answers, pad.width - pad.side - 100 - answersWidth, cluesTop, answersWidth, pad.clueHeight)
      // ViewFixture 1: the score.
      lesson.clues.removeFromSuperview()
      lesson.answers.removeFromSuperview()
      lesson.root.layoutIfNeeded()
      let textWidth = lesson.score.intrinsicContentSize.width
      expect(lesson.score, pad.width - pad.side - textWidth, pad.top, textWidth, pad.scoreHeight)
      #expect(!lesson.score.hasAmbiguousLayout)
    }
  }

  @Test func neighboringEdgesFallOnTheSamePixel() {
    onPad(Self.pads[0]) { lesson in
      #expect(lesson.clues.frame.maxX == 610.5 && lesson.answers.frame.minX == 610.5)
      #expect(lesson.answers.frame.maxX == 904)
    }
  }

  // MARK: With the container

  @Test(arguments: pads) func stage5StretchesTheScore(pad: Pad) {
    onPad(pad) { lesson in
      for label in [lesson.clues, lesson.answers] {
        label.setContentHuggingPriority(.defaultLow, for: .vertical)
      }
      lesson.root.layoutIfNeeded()
      let scoreHeight = pad.cluesBottom - pad.clueHeight - pad.top
      #expect(
        isClose(lesson.score.frame, lesson.score.frame.minX, pad.top, lesson.score.frame.width, scoreHeight))
      expect(
        lesson.clues, pad.side + 100, pad.top + scoreHeight, 0.6 * pad.margins - 100, pad.clueHeight)
      #expect(lesson.answers.frame.height == lesson.clues.frame.height)
      expectBelow(lesson, pad)
      #expect(lesson.score.hasAmbiguousLayout, "the score and the clues could share the room as well")
    }
  }

  @Test(arguments: pads) func stage6StretchesCluesAndAnswers(pad: Pad) {
    onPad(pad) { lesson in
      let cluesTop = pad.top + pad.scoreHeight
      #expect(abs(lesson.score.frame.height - pad.scoreHeight) <= 0.5)
      expect(
        lesson.clues, pad.side + 100, cluesTop, 0.6 * pad.margins - 100, pad.cluesBottom - cluesTop)
      let answersWidth = 0.4 * pad.margins - 100
      expect(
        lesson.answers, pad.width - pad.side - 100 - answersWidth, cluesTop, answersWidth,
        pad.cluesBottom - cluesTop)
      expectBelow(lesson, pad)
      for view in lesson.root.subviews {
        #expect(!view.hasAmbiguousLayout, "\(view)")
        let inactive = view.constraints.filter { !$0.isActive }
        #expect(inactive.isEmpty)
      }
    }
  }

  /// What stages 5 and 6 have in common.
  private func expectBelow(_ lesson: Lesson, _ pad: Pad) {
    let (bottom, middle) = (pad.height - pad.bottom, pad.width / 2)
    expect(lesson.container, middle - 375, bottom - 340, 750, 320)
    for (button, center) in [(lesson.submit, middle - 100), (lesson.clear, middle + 100)] {
      #expect(abs(button.frame.midX - center) <= 0.5 && button.frame.height == 44)
      #expect(abs(button.frame.minY - (bottom - 404)) <= 0.5)
    }
    expect(lesson.field, pad.width / 4, bottom - 404 - pad.fieldHeight, pad.width / 2, pad.fieldHeight)
  }

  @Test(arguments: pads) func stage7PutsTwentyButtonsIntoTheContainer(pad: Pad) {
    onPad(pad) { lesson in
      let buttons = lesson.controller.letterButtons
      #expect(buttons.count == 20 && lesson.container.subviews == buttons)
      for (index, button) in buttons.enumerated() {
        #expect(button.frame == CGRect(x: index % 5 * 150, y: index / 5 * 80, width: 150, height: 80))
        #expect(button.translatesAutoresizingMaskIntoConstraints)
        #expect(button.title(for: .normal) == "WWW")
        #expect(button.titleLabel?.font.pointSize == 36)
        #expect(button.titleLabel?.textColor == .systemBlue)
      }
    }
  }

  // MARK: The program

  @Test func theProgramLooksAsTheLessonShowsIt() async throws {
    let app = try AppProcess(
      built: "SwiftyWordsLesson", size: CGSize(width: 1024, height: 768),
      arguments: ["--safe-area", "20,0,0,0"])
    let mismatch = try RecordedOutput("lesson-1024x768").mismatch(with: try await app.snapshot())
    #expect(mismatch == nil)
    try await app.quit()
    #expect(app.errorOutput == "", "no constraint is broken")
  }
}
