export default {
  worn: {
    plain: '{who, select, you {Du} seated {Du, sitzend} other {Eine typische Figur}}, im Bild {garment_a}',
    at: '{who, select, you {Du} seated {Du, sitzend} other {Eine typische Figur}}, im Bild {garment_a}: Der Saum endet an {place}',
    above:
      '{who, select, you {Du} seated {Du, sitzend} other {Eine typische Figur}}, im Bild {garment_a}: Der Saum endet über {place}',
    below:
      '{who, select, you {Du} seated {Du, sitzend} other {Eine typische Figur}}, im Bild {garment_a}: Der Saum endet unter {place}',
    farAbove:
      '{who, select, you {Du} seated {Du, sitzend} other {Eine typische Figur}}, im Bild {garment_a}: Der Saum endet {length} über {place}',
    farBelow:
      '{who, select, you {Du} seated {Du, sitzend} other {Eine typische Figur}}, im Bild {garment_a}: Der Saum endet {length} unter {place}',
  },
  lengths: {
    inches: '{number} {count, plural, other {Zoll}}',
    centimeters: '{centimeters}\u00a0cm',
  },
  places: {
    waist: '{who, select, figure {der} other {deiner}} Taille',
    hips: 'der vollsten Stelle {who, select, figure {der} other {deiner}} Hüften',
    knee: '{who, select, figure {dem} other {deinem}} Knie',
    ankle: '{who, select, figure {dem} other {deinem}} Knöchel',
    floor: '{who, select, seated {deinen Sohlen} other {dem Boden}}',
  },
} as const;
