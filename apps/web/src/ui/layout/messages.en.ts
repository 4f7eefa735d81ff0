export default {
  platePage: {
    figure: 'A figure with a tape measure laid on it',
  },
} as const;
