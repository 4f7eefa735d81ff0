/** Browsers do not always report that the network is back. */
const ASK_AGAIN_MS = 10_000;

/** Calls now and whenever there may be a network again, but never in a hidden page. Returns what ends it. */
export function onContact(ask: () => void): () => void {
  const askIfShown = () => {
    if (!document.hidden) ask();
  };
  askIfShown();
  const timer = setInterval(askIfShown, ASK_AGAIN_MS);
  window.addEventListener('online', askIfShown);
  document.addEventListener('visibilitychange', askIfShown);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', askIfShown);
    document.removeEventListener('visibilitychange', askIfShown);
  };
}
