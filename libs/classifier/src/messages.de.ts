export default {
  girths: {
    shoulders: 'Das Schultermaß muss größer als 0 sein',
    chest: 'Das Brustmaß muss größer als 0 sein',
    waist: 'Das Taillenmaß muss größer als 0 sein',
    hips: 'Das Hüftmaß muss größer als 0 sein',
  },
  parser: {
    empty: 'Die Eingabe ist leer',
    format: 'Ungültiges Format',
    number: 'Ungültige Zahl',
  },
} as const;
