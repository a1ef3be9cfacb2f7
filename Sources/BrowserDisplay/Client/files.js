import {TabMessage} from './wire.js';

// As the server has it.
const longest = 256 * 2 ** 20;
// So many names go into a message.
const most = 150;
const mostPaths = 48e3;

/**
 * Files between the person and the app: those that are chosen or dropped, downloads, and what is shared. The page gets this script with the first
 * of them.
 */
export class Files {
  #post;
  #coalesce;
  #announce;
  #transfer;
  #session;
  // The inputs of the app's requests, by number.
  /** @type {Map<number, HTMLInputElement>} */
  #inputs = new Map();
  // The last step of files that are dragged, as text.
  #lastStep = '';

  /**
   * `transfer` has the promise of files under way; `session` is the page's name.
   * @param {{
   *   post: (letter: string, ...values: Values) => void, coalesce: (key: string, letter: string, values: Values) => void,
   *   announce: (text: string) => void, transfer: (work: Promise<unknown>) => void, session: string,
   * }} line
   */
  constructor({post, coalesce, announce, transfer, session}) {
    this.#post = post;
    this.#coalesce = coalesce;
    this.#announce = announce;
    this.#transfer = transfer;
    this.#session = session;
  }

  /**
   * Lets the person choose files. Without a press or a key just before, the browser does not; the app requests it again then.
   * @param {number} number
   * @param {string} accept
   * @param {boolean} multiple
   * @param {boolean} webkitdirectory Whether a folder is chosen, whose files are sent by their paths in it.
   */
  choose(number, accept, multiple, webkitdirectory) {
    let input = this.#inputs.get(number);
    if (!input) {
      const own = input = document.createElement('input');
      Object.assign(own, {
        type: 'file', hidden: true, accept, multiple, webkitdirectory,
        onchange: () => this.#answer(number, [...own.files ?? []]), oncancel: () => this.#answer(number, []),
      });
      this.#inputs.set(number, own);
      document.body.append(own);
    }
    input.click();
  }

  /** @param {number} number */
  cancel(number) {
    this.#inputs.get(number)?.remove();
    this.#inputs.delete(number);
  }

  /**
   * @param {number} number
   * @param {File[]} files
   */
  #answer(number, files) {
    this.cancel(number);
    this.#transfer(this.#upload(files).then(sent => { this.#post(TabMessage.filesChosen, number, sent); }));
  }

  /** @param {string} text */
  #report(text) {
    this.#announce(text);
    setTimeout(this.#announce, 5000, '');
  }

  /**
   * Sends files one after another. Resolves to their tokens, names and types; to none when one of them is not taken.
   * @param {File[]} files
   */
  async #upload(files) {
    /** @type {[token: string, name: string, type: string][]} */
    const sent = [];
    if (files.length > most || files.reduce((sum, file) => sum + file.webkitRelativePath.length, 0) > mostPaths) {
      this.#report(`${files.length} files are too many: ${most} can be sent at once.`);
      return sent;
    }
    for (const file of files) {
      const token = crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
      try {
        if (file.size > longest) throw new Error('it is larger than 256 MB');
        const response = await fetch(`u/${this.#session}/${token}`, {method: 'POST', body: file});
        if (!response.ok) throw new Error('the app does not take it');
      } catch (error) {
        this.#report(`${file.name} was not sent: ${/** @type {Error} */ (error).message}.`);
        return [];
      }
      sent.push([token, (file.webkitRelativePath || file.name).toWellFormed(), file.type]);
    }
    return sent;
  }

  /**
   * Follows files that are dragged over the page.
   * @param {'move' | 'leave' | 'drop'} phase
   * @param {number} x
   * @param {number} y
   * @param {string[]} types
   * @param {File[]} files
   */
  drag(phase, x, y, types, files) {
    // The browser repeats the event while files rest.
    const step = String([phase, x, y, types]);
    if (step === this.#lastStep) return;
    this.#lastStep = step;
    const held = types.map(type => [null, '', type]);
    if (phase === 'move') this.#coalesce(TabMessage.fileDrag, TabMessage.fileDrag, [phase, x, y, held]);
    else if (phase === 'leave') this.#post(TabMessage.fileDrag, phase, x, y, held);
    else this.#transfer(this.#upload(files).then(sent => { this.#post(TabMessage.fileDrag, sent.length ? phase : 'leave', x, y, sent); }));
  }

  /**
   * Hands a file to the browser's downloads.
   * @param {string} address
   * @param {string} name
   */
  save(address, name) {
    const link = document.createElement('a');
    Object.assign(link, {href: address, download: name});
    link.click();
  }

  /**
   * Opens the browser's own sheet for sharing, as browsers let a page do in the seconds after a press or a key. Files that it does
   * not take are saved. Reports whether the person shared, or cancelled.
   * @param {number} number
   * @param {string} title
   * @param {string} text
   * @param {string} url
   * @param {string[]} parts The address, name and type of each file, one after the other.
   */
  share(number, title, text, url, ...parts) {
    const named = Array.from({length: parts.length / 3}, (_, index) => parts.slice(3 * index, 3 * index + 3));
    /** @type {ShareData} */
    const content = Object.fromEntries(Object.entries({title, text, url}).filter(([, value]) => value));
    // Without files it is opened at once: the press may count only for now.
    if (!named.length) return this.#endSharing(number, this.#openSheet(content, [], named));
    const fetched = Promise.all(named.map(async ([address, name, type]) => new File([await (await fetch(address)).blob()], name, {type})));
    this.#transfer(fetched.catch(() => {}));
    this.#endSharing(number, fetched.then(files => this.#openSheet(content, files, named)));
  }

  /**
   * @param {ShareData} content
   * @param {File[]} files
   * @param {string[][]} named
   */
  #openSheet(content, files, named) {
    if (files.length && !navigator.canShare?.({files})) named.forEach(([address, name]) => this.save(address, name));
    else if (files.length) content.files = files;
    return Object.keys(content).length ? navigator.share(content) : null;
  }

  /**
   * @param {number} number
   * @param {Promise<void | null> | null} opened
   */
  async #endSharing(number, opened) {
    try {
      await opened;
      this.#post(TabMessage.shared, number, true);
    } catch (error) {
      const {name, message} = /** @type {Error} */ (error);
      // The person cancelled.
      if (name !== 'AbortError') this.#report(`Nothing was shared: ${message}`);
      this.#post(TabMessage.shared, number, false);
    }
  }
}
