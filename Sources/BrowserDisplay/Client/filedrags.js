/**
 * Follows files that are dragged over the page: `dragFiles` is given each step.
 * @param {(...values: any[]) => void} dragFiles
 */
export function followFileDrags(dragFiles) {
  /** @type {Record<string, string>} */
  const dragPhases = {dragenter: 'move', dragover: 'move', dragleave: 'leave', drop: 'drop'};
  for (const name of Object.keys(dragPhases)) {
    addEventListener(name, event => {
      const data = event.dataTransfer;
      if (!data?.types.includes('Files')) return;
      event.preventDefault();
      // Within the page it goes from element to element.
      if (name === 'dragleave' && event.relatedTarget) return;
      const types = [...data.items].filter(item => item.kind === 'file').map(item => item.type);
      dragFiles(dragPhases[name], event.clientX, event.clientY, types, [...data.files]);
    });
  }
}
