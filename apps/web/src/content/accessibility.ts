import type { LegalSection } from './legal-text';
import { contact, createParagraph, list } from './legal-text';

export const ACCESSIBILITY = {
  title: 'Accessibility',
  lastUpdated: '2026-11-28',
  lead: 'What we do so that everybody can use Figura, what is not good enough yet, and whom to tell.',
} as const;

export const ACCESSIBILITY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'aim',
    heading: 'What we aim for',
    blocks: [
      createParagraph(
        'Figura aims at level AA of the Web Content Accessibility Guidelines 2.2. We check it ourselves, with a program on every page and every change and by hand with a keyboard; nobody outside has certified it.',
      ),
    ],
  },
  {
    id: 'works',
    heading: 'What works',
    blocks: [
      list(
        {
          term: 'Keyboard',
          text: 'everything can be reached and done without a mouse, and the focus is always visible.',
        },
        {
          term: 'Screen readers',
          text: 'pages have landmarks and headings, fields have labels, errors are said where they are, and drawings that tell something have words for it.',
        },
        {
          term: 'Seeing',
          text: 'text keeps its contrast in the light and the dark theme, grows to 200%, and pages reflow at 320 pixels.',
        },
        { term: 'Motion', text: 'is left out where your device asks for less of it.' },
        { term: 'Seated', text: 'advice can take a wheelchair into account, in Preferences.' },
      ),
    ],
  },
  {
    id: 'limits',
    heading: 'What is not good enough yet',
    blocks: [
      list(
        {
          text: 'A figure is described by its type and clothes, not by every line; its proportions stand in words on the analysis page.',
        },
        {
          text: 'Photographs that shops deliver have the name of the piece as their description, and no more.',
        },
        { text: 'The pages are in English only.' },
        {
          text: 'Measuring with a tape needs hands, or somebody who helps; the start without a tape needs neither.',
        },
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Tell us',
    blocks: [
      createParagraph('If something keeps you out, write to us what you wanted to do and what you use:'),
      contact,
      createParagraph('A person answers within 2 business days.'),
    ],
  },
];

export const ACCESSIBILITY_NOTES: readonly string[] = [
  'If our answer does not help, the body that watches over accessibility in your country can.',
];
