import { translator } from '../lib/messages/translator';

export const labels = translator({
  close: 'Close',
  step: 'Step {step} of {of}',
  unreadyButton: 'Not available yet',
});

export const balance = translator({
  'telling.A': 'narrow waist',
  'telling.B': 'hips wider\nthan shoulders',
  'telling.C': 'shoulders wider\nthan hips',
  'telling.D': 'waist the widest',
});

export const scrollRow = translator({
  previousIn: 'Previous in {label}',
  nextIn: 'Next in {label}',
});

export const markedCard = translator({
  love: 'Love {name}',
  failure: 'This could not be saved just now.',
});
