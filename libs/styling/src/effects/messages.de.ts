export default {
  tradeOff: {
    less: '{effect} Für „{feature}“ gibt es Besseres.',
    asMuch: '{effect} Für „{feature}“ nimmst du lieber etwas anderes.',
  },
} as const;
