export default {
  blog: {
    title: 'Style Blog',
    lead: 'Short reads on proportion, cloth and the tape, with the reasons left in.',
    featured: 'Featured Articles',
    others: 'More to read',
    found: 'Articles',
    next: 'Read next',
    'newsletter.heading': 'A letter, now and then',
    'newsletter.text': 'One article in your mailbox whenever there is a new one, and nothing else.',
    'newsletter.fieldLabel': 'Email',
    'newsletter.buttonLabel': 'Subscribe',
    'newsletter.note': 'The letter is still being written: nothing is sent or stored yet.',
  },
} as const;
