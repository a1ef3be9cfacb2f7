import {followFileDrags} from './filedrags.js';
import {makeNavigation} from './navigation.js';
import {CloseCode, TabMessage} from './wire.js';

/**
 * What a page says of a connection that is gone or does not answer. The page fetches this as soon as it is connected, so that it is there
 * when the server is not; so it has what else a page does not begin with.
 * @param {{
 *   announce: (text: string, delay?: number, button?: HTMLElement) => void, disable: () => void, connect: () => void,
 *   isOpen: () => boolean, socket: () => any, dragFiles: (...values: any[]) => void,
 *   post: (letter: string, ...values: any[]) => number,
 * }} line
 */
export function makeStatus({announce, disable, connect, isOpen, socket, dragFiles, post}) {
  followFileDrags(dragFiles);

  // When the server was asked for a sign of life that has not come, and when the last one came.
  let askedAt = 0;
  let heardAt = performance.now();
  let isQuiet = false;
  // What is said of an app that has ended, or has not answered for three seconds.
  let end = '';
  // Whether the server announced a restart.
  let restarts = false;
  const retry = document.createElement('button');
  retry.textContent = 'Reload';
  retry.onclick = () => {
    end = '';
    announce('Reconnecting…');
    connect();
  };

  /**
   * A connection can be dead without an event: a page that somebody sees asks each second, says so when nothing answers for two, and has
   * a new connection opened after five. Others ask so seldom that a proxy just lets them be.
   */
  setInterval(() => {
    if (!isOpen()) return;
    const now = performance.now();
    const isSeen = !document.hidden;
    if (askedAt && isSeen && now - askedAt > 5000) {
      const dead = socket();
      dead.onclose({});
      // Its own end would have a second connection take the place of the next one.
      dead.onclose = null;
      dead.close();
    } else if (askedAt) {
      isQuiet ||= isSeen && now - askedAt > 1500;
      if (isQuiet) announce('Waiting for an answer…');
    } else if (isSeen || now - heardAt > 20000) {
      askedAt = now;
      socket().send(JSON.stringify([TabMessage.ping]));
    }
  }, 1000);

  const errors = document.createElement('pre');
  errors.id = 'errors';
  errors.setAttribute('role', 'alert');
  errors.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9;max-height:60%;margin:0;padding:12px 16px;box-sizing:border-box;overflow:auto;'
    + 'background:#3b0d0cf2;color:#ffe3e1;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;user-select:text;touch-action:auto';

  return {
    /**
     * Shows the compiler's errors of the app's last build, over what the app shows; none for an empty text.
     * @param {string} text
     */
    showErrors(text) {
      errors.textContent = 'The app could not be built.\n\n' + text;
      if (text) document.body.append(errors);
      else errors.remove();
    },
    navigation: makeNavigation(post),
    /** A message has come. */
    heard() {
      heardAt = performance.now();
      askedAt = 0;
      if (isQuiet) announce('');
      isQuiet = false;
    },
    /** The connection is there again. */
    opened() {
      end = '';
      restarts = false;
    },
    /**
     * The connection has ended with a code, or could not be opened: for the so manieth time, one after the other.
     * @param {number} code
     * @param {number} attempts
     */
    closed(code, attempts) {
      askedAt = 0;
      isQuiet = false;
      const isBack = code === CloseCode.crashedAndRestarts;
      restarts ||= isBack || code === CloseCode.restarts;
      if (end) return;
      end = code === CloseCode.ended ? 'The app has ended.' : code === CloseCode.crashed ? 'The app has crashed.'
        : attempts > (restarts ? 200 : 6) ? 'The app cannot be reached.' : '';
      if (end) {
        announce(end, 0, retry);
        disable();
      } else if (isBack) {
        announce('The app has crashed. Restarting…');
      } else if (attempts === 1) {
        // A connection that comes back at once is not announced.
        announce(restarts ? 'Restarting…' : 'Reconnecting…', 400);
      }
    },
  };
}
