import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/global.css';

const start = () => void import('./start-app');
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
const isPrerendered = document.getElementById('root')!.hasChildNodes();

// What is there to be read comes first, with its pictures: the app is many times its size.
if (!isPrerendered) start();
else if (document.readyState === 'complete') startAfterPaint();
else window.addEventListener('load', startAfterPaint, { once: true });
