import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/global.css';

const start = () => void import('./start-app');
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
const isPrerendered = document.getElementById('root')!.hasChildNodes();

// A static page paints first; the app is many times larger.
if (!isPrerendered) start();
else if (document.readyState === 'complete') startAfterPaint();
else window.addEventListener('load', startAfterPaint, { once: true });
