import { configure } from '@testing-library/react';

// A suite that draws much has no browser (`@jest-environment`): in jsdom it takes twice as long.
if ('document' in globalThis) provideBrowser();

// One second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

function provideBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  // Calls back once on observe, like a browser.
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
