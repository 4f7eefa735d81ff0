import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/global.css';

const start = () => void import('./start-app');
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
const root = document.getElementById('root')!;
const page = document.documentElement;

const isFrame = 'frame' in root.dataset;
// Whoever is not signed in saw nothing of the frame, and is led on.
if (isFrame && !('signedIn' in page.dataset)) root.replaceChildren();
delete root.dataset['frame'];
delete page.dataset['signedIn'];

// A static page paints first; the app is many times larger.
if (isFrame || !root.hasChildNodes()) start();
else if (document.readyState === 'complete') startAfterPaint();
else window.addEventListener('load', startAfterPaint, { once: true });
