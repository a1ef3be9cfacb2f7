import ShojiToolKit
import Testing

@Suite("Answers of a device") struct AnswerOptionsTests {
  @Test(
    "Options become the variable's value",
    arguments: [
      (nil, [], nil, nil), (nil, [], "a=b", nil),
      ("48.1,11.6", [], nil, "location=48.1,11.6"), ("-90, 180", [], nil, "location=-90.0,180.0"),
      (nil, ["notifications=granted"], nil, "notifications=granted"),
      (nil, [" biometry = face "], nil, "biometry=face"), (nil, ["code=a=b"], nil, "code=a=b"),
      ("0,0", ["a=b", "c=d"], "location=1,1", "location=1,1;location=0.0,0.0;a=b;c=d"),
    ] as [(String?, [String], String?, String?)])
  func values(location: String?, answers: [String], former: String?, expected: String?) throws {
    #expect(try AnswerOptions(location: location, answers: answers).value(beside: former) == expected)
  }

  @Test(
    "A place must be one of the earth's",
    arguments: ["", "48.1", "48.1;11.6", "48.1,11.6,5", "91,0", "0,181", "nan,0", "inf,0", "a,b", "1,2;x=y"])
  func places(text: String) {
    #expect(throws: ToolError.self) { try AnswerOptions(location: text, answers: []) }
  }

  @Test(
    "An answer must have a question, and be one", arguments: ["", "a", "=b", "a=", "a=b;c=d", "a=b\nc=d"])
  func answers(text: String) {
    #expect(throws: ToolError.self) { try AnswerOptions(location: nil, answers: [text]) }
  }
}
