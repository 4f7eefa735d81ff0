/** In milliseconds. */
const TRY_AGAIN_MS = 10_000;

/** Calls now and whenever there may be a network again, but never in a hidden page. Returns what ends it. */
export function onContact(ask: () => void): () => void {
  const askIfOnline = () => {
    if (navigator.onLine && !document.hidden) ask();
  };
  askIfOnline();
  // Browsers do not always report that the network is back.
  const timer = setInterval(askIfOnline, TRY_AGAIN_MS);
  window.addEventListener('online', askIfOnline);
  document.addEventListener('visibilitychange', askIfOnline);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', askIfOnline);
    document.removeEventListener('visibilitychange', askIfOnline);
  };
}
