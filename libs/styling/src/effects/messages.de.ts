export default {
  tradeOff: {
    little: '{effect} Ein Kompromiss: Bei „{feature}“ zieht es ein wenig in die andere Richtung.',
    less: '{effect} Ein Kompromiss: Bei „{feature}“ zieht es in die andere Richtung.',
    asMuch:
      '{effect} Ein Kompromiss: Bei „{feature}“ zieht es mindestens ebenso stark in die andere Richtung.',
  },
} as const;
