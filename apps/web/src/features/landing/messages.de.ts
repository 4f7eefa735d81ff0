export const labels = {
  claims: 'Figura in Zahlen',
  inCurrency: 'In {code}.',
  landing: 'Kleide die Form, die du hast',
};

export const hero = {
  text: 'Fünf Formen, 50+ Kombinationen, eine davon ist deine. Acht Maße oder siebenmal tippen, und jedes Teil hat eine Antwort: <word>steht dir</word> oder <word>lass es</word>, und warum.',
};

export const fiveWomen = {
  letters: 'Fünf Formen, je ein Buchstabe: Wähle einen, um das Outfit zu wechseln',
  choose: 'Wähle eine Form, um das Outfit zu wechseln.',
  swipe: 'Wische für alle fünf, tippe zum Umziehen.',
  letter: '{letter}, {name}',
  'A.first': 'Ein rostrotes Etuikleid mit Gürtel und schwarze Stiefeletten',
  'A.chosen': 'Ein grünes Wickelkleid und schwarze Pumps',
  'A.told': 'A: Schultern und Hüfte gleich, die Taille schmal. Ein Wickelkleid folgt ihr.',
  'B.first': 'Ein camelfarbener Rollkragenpullover, ein weinroter A-Linien-Rock und schwarze Stiefeletten',
  'B.chosen': 'Eine cremefarbene Bluse mit Puffärmeln, ein dunkler A-Linien-Rock und Pumps',
  'B.told': 'B: Die Hüfte ist am breitesten. Puffärmel und U-Boot-Ausschnitt gleichen die Schultern an.',
  'C.first': 'Ein schwarzer Blazer über einem weißen T-Shirt und schmale Jeans',
  'C.chosen': 'Ein grüner Pullover mit V-Ausschnitt und eine weite sandfarbene Hose',
  'C.told':
    'C: Die Schultern sind am breitesten. Ein V-Ausschnitt macht sie schmaler, weite Beine gleichen aus.',
  'D.first': 'Ein blau gestreiftes Hemdblusenkleid und schwarze Pumps',
  'D.chosen': 'Ein langer camelfarbener Cardigan über Schwarz',
  'D.told': 'D: Die Taille ist am breitesten. Eine offene Strickjacke zieht eine lange Linie daran vorbei.',
  'E.first': 'Ein gerades salbeigrünes Kleid, braune Stiefeletten und ein pflaumenfarbenes Kopftuch',
  'E.chosen': 'Eine gebundene hellblaue Tunika, eine graue Hose und ein pflaumenfarbenes Kopftuch',
  'E.told': 'E: fast gerade von oben bis zur Hüfte. Ein Bindegürtel zieht die Taille ein.',
};

export const priceTag = {
  insteadOf: ' statt ',
  showThePrice: 'Preis anzeigen',
};

export const shapePlate = {
  label: 'Probier es: Beweg das Maßband und sieh, wie sich der Typ ändert',
  figure: 'Eine Figur vom Typ {letter}, {name}',
  type: 'Typ',
  inches: '{inches} Zoll',
  centimeters: '{centimeters} cm',
};
