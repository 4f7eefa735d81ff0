export default {
  page: {
    description: 'Acht Maße mit dem Band, dein Körpertyp und Kleidung, die dafür geschnitten ist.',
    noScript:
      'Figura braucht JavaScript zum Messen und Zeichnen. Schalte es bitte ein und lade diese Seite neu.',
  },
  manifest: {
    description: 'Kleide die Form, die du hast.',
    fittingRoom: 'Anprobe',
    bestLooks: 'Beste Looks',
    styleGuides: 'Stilratgeber',
  },
} as const;
