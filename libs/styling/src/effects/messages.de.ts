export default {
  tradeOff: {
    little: '{effect} Für „{feature}“ gibt es etwas Besseres.',
    less: '{effect} Für „{feature}“ gibt es Besseres.',
    asMuch: '{effect} Für „{feature}“ nimmst du lieber etwas anderes.',
  },
} as const;
