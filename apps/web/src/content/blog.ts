export const BLOG = {
  title: 'Style Blog',
  lead: 'Short reads on proportion, cloth and the tape, with the reasons left in.',
  featured: 'Featured Articles',
  others: 'More to read',
  found: 'Articles',
  next: 'Read next',
  newsletter: {
    heading: 'A letter, later',
    text: 'There is no letter yet, so we do not ask for your address. Once there is one, it is asked for here.',
    fieldLabel: 'Email',
    placeholder: 'Not open yet',
    buttonLabel: 'Subscribe',
    note: 'Not open yet: nothing is sent or stored.',
  },
} as const;
