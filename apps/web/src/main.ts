import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/global.css';

const start = () => void import('./start-app');
const isPrerendered = document.getElementById('root')!.hasChildNodes();

// What is there to be read comes first, with its pictures: the app is many times its size.
if (isPrerendered && document.readyState !== 'complete')
  window.addEventListener('load', start, { once: true });
else start();
