const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the parts of Fetch that it lacks, from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, { Response, Request: getRequest(global), Headers, structuredClone });
  }
};

/** Resolves relative URLs against the page and accepts jsdom's forms and signals. */
function getRequest(page) {
  return class PageRequest extends Request {
    #form;

    constructor(input, init = {}) {
      const { body, signal, ...rest } = init;
      const isForm = body instanceof page.FormData;
      super(typeof input === 'string' ? new URL(input, page.location.href) : input, {
        ...rest,
        ...(!isForm && body !== undefined && { body }),
        ...(signal && { signal: followSignal(signal) }),
      });
      this.#form = isForm ? body : undefined;
    }

    clone() {
      const copy = new PageRequest(super.clone());
      copy.#form = this.#form;
      return copy;
    }

    async formData() {
      return this.#form;
    }
  };
}

function followSignal(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return controller.signal;
}
