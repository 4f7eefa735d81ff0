export default {
  head: {
    picture:
      'Fünf Menschen nebeneinander, je einer der Körpertypen A bis E, jeder in Kleidung für seine Form',
  },
} as const;
