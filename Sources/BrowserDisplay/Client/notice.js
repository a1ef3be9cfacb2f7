/** The line that tells of problems with the connection, to screen readers too. */
export class Notice {
  element = document.createElement('div');
  // The timer of a text that is due.
  #due = 0;

  constructor() {
    this.element.id = 'notice';
    this.element.setAttribute('role', 'status');
  }

  /**
   * Shows a problem with the connection, with a button where there is something to do; an empty text for none.
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
