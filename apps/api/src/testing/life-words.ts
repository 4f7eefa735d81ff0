import type { LifeStateName } from '@figura/contracts';

export const OWN_WORDS: Readonly<Record<LifeStateName, RegExp>> = {
  pregnant: /\b(?:maternity|pregnan\w*|bump)\b/i,
  nursing: /\b(?:nurs(?:e|es|ing)|feeding)\b/i,
  'breast-surgery': /\b(?:surgery|tender)\b/i,
  seated: /\b(?:wheel(?:chair|s)|seated|as you sit|footrests?|in the lap)\b/i,
};

export const SILENT_WORDS: Readonly<Partial<Record<LifeStateName, RegExp>>> = {
  pregnant: /\b(?:waist|belly|midriff|tummy|stomach|taille|bauch)\b/i,
  'breast-surgery': /\b(?:bust|chest|cleavage|breasts?|symmetr\w*|brust|busen)\b/i,
  seated:
    /\b(?:walk\w*|strides?|your step|ten steps|stand (?:up|still|straight)|taller|heels?|legs look longer|leg look longer|zehn schritte|beim gehen|steh|stehst|absatz)\b/i,
};
