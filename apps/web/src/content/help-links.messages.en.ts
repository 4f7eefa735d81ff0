export default {
  helpLinks: {
    label: 'Help and privacy',
    'links.1.label': 'Help Center',
    'links.2.label': 'Contact',
    'links.3.label': 'Privacy Policy',
  },
} as const;
