import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { rememberReferral } from './lib/referral';
import { applyTheme } from './lib/theme';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';

applyTheme();
rememberReferral(window.location.search);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
