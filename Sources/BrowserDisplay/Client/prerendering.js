import {unacknowledged} from './queue.js';
import {PageElement} from './wire.js';

/**
 * Resolves when the server's own picture of the scene, which shows before any script has run, has been painted: what a script does before
 * that takes the processor from it. At once where there is none or nobody sees it, and soon where it has nothing that counts as painted, or
 * is for another window.
 * @returns {Promise<void>}
 */
export async function picturePainted() {
  if (document.hidden || !document.getElementById(PageElement.prerendered)) return;
  return new Promise(resolve => {
    setTimeout(resolve, 100);
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({type: 'paint', buffered: true});
  });
}

/** Takes the server's picture away: the page shows the scene itself, and what was done with the picture is performed on it. */
export const removePicture = () => window.recording?.end(unacknowledged);
