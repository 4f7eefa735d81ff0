/** What somebody does who may want to use a page, and not only read it. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
];

let used = Promise.resolve();

/** Settles when the page is used; at once where nothing waits for that. */
export function whenUsed(): Promise<void> {
  return used;
}

/** From now on what only a page in use needs waits for the first sign of use. */
export function waitForUse(): void {
  used = new Promise((resolve) => {
    for (const sign of SIGNS)
      window.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
  });
}
