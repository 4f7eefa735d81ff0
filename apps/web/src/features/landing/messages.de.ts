export default {
  labels: {
    claims: 'Figura in Zahlen',
    inCurrency: 'In {code}.',
    landing: 'Kleide die Form, die du hast',
  },
  hero: {
    text: 'Fünf Formen, 50+ Kombinationen, eine davon ist deine. Acht Maße oder siebenmal tippen, und jedes Teil, das dir begegnet, hat eine Antwort: <word>steht dir</word> oder <word>lass es</word>, und warum.',
  },
  fiveWomen: {
    letters: 'Fünf Formen, je ein Buchstabe: Wähle einen, um das Outfit zu wechseln',
    choose: 'Wähle eine Form, um das Outfit zu wechseln.',
    swipe: 'Wische für alle fünf, tippe zum Umziehen.',
    letter: '{letter}, {name}',
    'A.first': 'Ein rostrotes Etuikleid und schwarze Stiefeletten',
    'A.chosen': 'Ein grünes Wickelkleid und schwarze Pumps',
    'B.first': 'Ein camelfarbener Rollkragenpullover, ein weinroter Satinrock und schwarze Stiefeletten',
    'B.chosen': 'Eine cremefarbene Bluse mit Puffärmeln, ein dunkler A-Linien-Rock und Pumps',
    'C.first': 'Ein schwarzer Blazer über einem weißen T-Shirt und weite Jeans',
    'C.chosen': 'Ein grüner Pullover mit V-Ausschnitt und eine weite sandfarbene Hose',
    'D.first': 'Ein blau gestreiftes Hemdblusenkleid und schwarze Pumps',
    'D.chosen': 'Ein langer camelfarbener Cardigan über Schwarz',
    'E.first':
      'Ein salbeigrüner Blazer über Weiß, eine weite cremefarbene Hose und ein pflaumenfarbenes Kopftuch',
    'E.chosen': 'Eine gebundene hellblaue Tunika, eine graue Hose und ein pflaumenfarbenes Kopftuch',
  },
  priceTag: {
    insteadOf: ' statt ',
    showThePrice: 'Preis anzeigen',
  },
  shapePlate: {
    label: 'Probier es: Beweg das Maßband und sieh, wie sich der Typ ändert',
    figure: 'Eine Figur vom Typ {letter}, {name}',
    type: 'Typ',
    inches: '{inches} Zoll',
    centimeters: '{centimeters} cm',
  },
} as const;
