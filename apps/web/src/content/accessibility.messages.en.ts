import { translator } from '../lib/messages/translator';

export const accessibility = translator({
  'accessibility.title': 'Accessibility',
  'accessibility.lead':
    'What we do so that everybody can use Figura, what is not good enough yet, and whom to tell.',
  'accessibilitySections.aim.heading': 'What we aim for',
  'accessibilitySections.aim.1':
    'Figura aims at level AA of the Web Content Accessibility Guidelines 2.2. We check it ourselves, with a program on every page and every change and by hand with a keyboard; nobody outside has certified it.',
  'accessibilitySections.works.heading': 'What works',
  'accessibilitySections.works.1.1.term': 'Keyboard',
  'accessibilitySections.works.1.1.text':
    'everything can be reached and done without a mouse, and the focus is always visible.',
  'accessibilitySections.works.1.2.term': 'Screen readers',
  'accessibilitySections.works.1.2.text':
    'pages have landmarks and headings, fields have labels, errors are said where they are, and drawings that tell something have words for it.',
  'accessibilitySections.works.1.3.term': 'Seeing',
  'accessibilitySections.works.1.3.text':
    'text keeps its contrast in the light and the dark theme, grows to 200%, and pages reflow at 320 pixels.',
  'accessibilitySections.works.1.4.term': 'Motion',
  'accessibilitySections.works.1.4.text': 'is left out where your device asks for less of it.',
  'accessibilitySections.works.1.5.term': 'Seated',
  'accessibilitySections.works.1.5.text': 'advice can take a wheelchair into account, in Preferences.',
  'accessibilitySections.limits.heading': 'What is not good enough yet',
  'accessibilitySections.limits.1.1.text':
    'A figure is described by its type and clothes, not by every line; its proportions stand in words on the analysis page.',
  'accessibilitySections.limits.1.2.text':
    'Photographs that shops deliver have the name of the piece as their description, and no more.',
  'accessibilitySections.limits.1.3.text': 'The pages are in English and German only.',
  'accessibilitySections.limits.1.4.text':
    'Measuring with a tape needs hands, or somebody who helps; the start without a tape needs neither.',
  'accessibilitySections.contact.heading': 'Tell us',
  'accessibilitySections.contact.1':
    'If something keeps you out, write to us what you wanted to do and what you use:',
  'accessibilitySections.contact.3': 'A person answers within 2 business days.',
  'accessibilityNotes.1':
    'If our answer does not help, the body that watches over accessibility in your country can.',
});
