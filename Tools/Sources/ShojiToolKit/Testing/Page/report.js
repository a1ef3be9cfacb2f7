"use strict";
document.documentElement.classList.add("scripted");
const isNarrow = matchMedia("(max-width: 44rem)").matches;
for (const card of document.querySelectorAll(".card")) {
  const slide = card.querySelector(".slide input");
  for (const mode of card.querySelectorAll(".modes input")) {
    mode.addEventListener("change", () => { card.dataset.mode = mode.value; });
  }
  const first = slide && card.querySelector(`.modes input[value="${isNarrow ? "slider" : "beside"}"]`);
  if (first) { first.checked = true; card.dataset.mode = first.value; }
  if (slide) {
    const move = () => { card.style.setProperty("--at", `${slide.value}%`); };
    slide.addEventListener("input", move);
    move();
  }
}
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.addEventListener("click", async () => {
    const code = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      // A page of a file may not write there: the person copies what is selected.
      getSelection().selectAllChildren(code);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  });
}
