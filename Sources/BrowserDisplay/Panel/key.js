/** The key of the developer panel: Ctrl and the key left of 1. Nothing else of the panel is loaded before it is pressed. */
(() => {
  const dock = document.currentScript?.dataset.dock ?? '';
  /** @type {('keydown' | 'keyup')[]} */
  const names = ['keydown', 'keyup'];
  for (const name of names) {
    addEventListener(name, event => {
      if (event.code !== 'Backquote' || !event.ctrlKey) return;
      event.preventDefault();
      // The app does not see it.
      event.stopImmediatePropagation();
      if (name === 'keyup' || event.repeat) return;
      if (window.shojiDock) return window.shojiDock.toggle();
      const script = document.createElement('script');
      script.src = dock;
      document.head.append(script);
    }, true);
  }
})();
