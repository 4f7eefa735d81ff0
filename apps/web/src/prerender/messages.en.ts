export default {
  head: {
    picture: 'Five people side by side, one of each body type from A to E, each in clothes for their shape',
  },
} as const;
