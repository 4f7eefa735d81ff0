export default {
  navigationLayout: {
    home: 'Home',
    fittingRoom: 'Fitting room',
    wardrobe: 'Wardrobe',
    looks: 'Looks',
    quick: 'Quick access',
    measurements: 'Measurements',
    analysis: 'Analysis',
    bestLooks: 'Best Looks',
    trends: 'Trends',
    settings: 'Settings',
    main: 'Main',
    menu: 'Menu',
    logout: 'Logout',
  },
  requireSession: {
    loading: 'Loading…',
    stillSignedIn: 'Failed to initialize auth. {message} You are still signed in.',
    title: 'We could not open your account just now.',
    tryAgain: 'Try again',
  },
} as const;
