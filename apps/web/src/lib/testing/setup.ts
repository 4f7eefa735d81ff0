import { configure } from '@testing-library/react';

// A suite that draws much has no browser (`@jest-environment`): in jsdom it takes twice as long.
if ('document' in globalThis) provideBrowser();

// The default of one second is short on a machine that does other work beside the tests.
configure({ asyncUtilTimeout: 5000 });

/** Adds what jsdom lacks of the browser, and makes a clean browser for each test. */
function provideBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  // As in the browser, the first call comes when something is observed; nothing has a size that could change.
  window.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(): void {
      this.callback([], this);
    }
    unobserve(): void {
      return undefined;
    }
    disconnect(): void {
      return undefined;
    }
  };
  // Nothing is ever seen, unless a test says so.
  window.IntersectionObserver = class {
    observe(): void {
      return undefined;
    }
    unobserve(): void {
      return undefined;
    }
    disconnect(): void {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

  afterEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}
