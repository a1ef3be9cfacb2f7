/** A line over what the app shows, to screen readers too: of problems with the connection, or one that stays. */
export class Notice {
  element = document.createElement('div');
  // The timer of a text that is due.
  #due = 0;

  /** @param {string} id */
  constructor(id) {
    this.element.id = id;
    this.element.className = 'notice';
    this.element.setAttribute('role', 'status');
  }

  /**
   * Shows a text, with a button where there is something to do; an empty text for none.
   * @param {string} text
   * @param {number} [delay]
   * @param {HTMLElement} [button]
   */
  announce(text, delay = 0, button) {
    const {element} = this;
    clearTimeout(this.#due);
    if (element.textContent === text) return;
    this.#due = setTimeout(() => {
      element.textContent = text;
      if (button) element.append(button);
    }, delay);
    if (!text) element.textContent = '';
  }
}
