import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/global.css';

const start = () => void import('./start-app');
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
const root = document.getElementById('root')!;

// Signed-out visitors never see the frame and are redirected.
if (!('signedIn' in document.documentElement.dataset) && 'frame' in root.dataset) {
  delete root.dataset['frame'];
  root.replaceChildren();
}

// A static page paints first; the app is many times larger.
if ('frame' in root.dataset || !root.hasChildNodes()) start();
else if (document.readyState === 'complete') startAfterPaint();
else window.addEventListener('load', startAfterPaint, { once: true });
