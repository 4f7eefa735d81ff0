export const head = {
  picture: 'Fünf Menschen nebeneinander, je einer der Körpertypen A bis E, jeder in Kleidung für seine Form',
};
