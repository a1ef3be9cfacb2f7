import {TabMessage} from './wire.js';

/**
 * Files between the person and the app: those that are chosen or dropped, downloads, and what is shared. The page gets this script with the first
 * of them. `transfer` has the promise of files under way; `session` is the page's name.
 * @param {{post: (letter: string, ...values: any[]) => void, coalesce: (key: string, letter: string, values: Values) => void, announce: any, transfer: (work: Promise<any>) => void, session: string}} options
 */
export function makeFiles({post, coalesce, announce, transfer, session}) {
  // As the server has it.
  const longest = 256 * 2 ** 20;
  // So many names go into a message.
  const most = 150;
  const mostPaths = 48e3;
  // The inputs of the app's requests, by number.
  const inputs = new Map();
  // The last step of files that are dragged, as text.
  let lastStep = '';

  /**
   * Lets the person choose files. Without a press or a key just before, the browser does not; the app requests it again then.
   * @param {number} number
   * @param {string} accept
   * @param {boolean} multiple
   * @param {boolean} webkitdirectory Whether a folder is chosen, whose files are sent by their paths in it.
   */
  function choose(number, accept, multiple, webkitdirectory) {
    let input = inputs.get(number);
    if (!input) {
      input = document.createElement('input');
      Object.assign(input, {
        type: 'file', hidden: true, accept, multiple, webkitdirectory,
        onchange: () => answer(number, [...input.files]), oncancel: () => answer(number, []),
      });
      inputs.set(number, input);
      document.body.append(input);
    }
    input.click();
  }

  /** @param {number} number */
  function cancel(number) {
    inputs.get(number)?.remove();
    inputs.delete(number);
  }

  /**
   * @param {number} number
   * @param {File[]} files
   */
  function answer(number, files) {
    cancel(number);
    transfer(upload(files).then(sent => { post(TabMessage.filesChosen, number, sent); }));
  }

  /** @param {any} text */
  function report(text) {
    announce(text);
    setTimeout(announce, 5000, '');
  }

  /**
   * Sends files one after another. Resolves to their tokens, names and types; to none when one of them is not taken.
   * @param {File[]} files
   */
  async function upload(files) {
    /** @type {any[]} */
    const sent = [];
    if (files.length > most || files.reduce((sum, file) => sum + file.webkitRelativePath.length, 0) > mostPaths) {
      report(`${files.length} files are too many: ${most} can be sent at once.`);
      return sent;
    }
    for (const file of files) {
      const token = crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
      try {
        if (file.size > longest) throw new Error('it is larger than 256 MB');
        const response = await fetch(`u/${session}/${token}`, {method: 'POST', body: file});
        if (!response.ok) throw new Error('the app does not take it');
      } catch (error) {
        report(`${file.name} was not sent: ${/** @type {Error} */ (error).message}.`);
        return [];
      }
      sent.push([token, (file.webkitRelativePath || file.name).toWellFormed(), file.type]);
    }
    return sent;
  }

  /**
   * Follows files that are dragged over the page.
   * @param {any} phase
   * @param {number} x
   * @param {number} y
   * @param {string[]} types
   * @param {File[]} files
   */
  function drag(phase, x, y, types, files) {
    // The browser repeats the event while files rest.
    const step = String([phase, x, y, types]);
    if (step === lastStep) return;
    lastStep = step;
    const held = types.map(type => [null, '', type]);
    if (phase === 'move') coalesce(TabMessage.fileDrag, TabMessage.fileDrag, [phase, x, y, held]);
    else if (phase === 'leave') post(TabMessage.fileDrag, phase, x, y, held);
    else transfer(upload(files).then(sent => { post(TabMessage.fileDrag, sent.length ? phase : 'leave', x, y, sent); }));
  }

  /**
   * Hands a file to the browser's downloads.
   * @param {string} address
   * @param {string} name
   */
  function save(address, name) {
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
  function share(number, title, text, url, ...parts) {
    const named = Array.from({length: parts.length / 3}, (_, index) => parts.slice(3 * index, 3 * index + 3));
    /** @type {ShareData} */
    const content = Object.fromEntries(Object.entries({title, text, url}).filter(([, value]) => value));
    /** @param {File[]} files */
    function open(files) {
      if (files.length && !navigator.canShare?.({files})) named.forEach(([address, name]) => save(address, name));
      else if (files.length) content.files = files;
      return Object.keys(content).length ? navigator.share(content) : null;
    }
    /** @param {any} opened */
    async function end(opened) {
      try {
        await opened;
        post(TabMessage.shared, number, true);
      } catch (error) {
        const {name, message} = /** @type {Error} */ (error);
        // The person cancelled.
        if (name !== 'AbortError') report(`Nothing was shared: ${message}`);
        post(TabMessage.shared, number, false);
      }
    }
    // Without files it is opened at once: the press may count only for now.
    if (!named.length) return end(open([]));
    const fetched = Promise.all(named.map(async ([address, name, type]) => new File([await (await fetch(address)).blob()], name, {type})));
    transfer(fetched.catch(() => {}));
    end(fetched.then(open));
  }

  return {choose, cancel, drag, save, share};
}
