import { paths } from '../paths';
import { LANDING_SECTIONS } from './frame';

export const HERO = {
  eyebrow: 'Body type and style, by the tape',
  headline: 'Dress the shape you have.',
  text: 'Eight measurements, 5 to 10 minutes, and you know your body type and the clothes that are cut for it. No guessing in front of a mirror, and no rule without its reason.',
  primary: { label: 'Get Started', to: paths.start },
  secondary: { label: 'How It Works', section: LANDING_SECTIONS.howItWorks },
  note: 'Your body type is free. No card needed.',
} as const;
