export default {
  signals: {
    hipsWide:
      'Im Verhältnis zu deinen Schultern sind deine Hüften {degree, select, little {etwas breiter} much {viel breiter} other {breiter}} als bei den meisten.',
    shouldersNarrow:
      'Im Verhältnis zu deinen Hüften sind deine Schultern {degree, select, little {etwas schmaler} much {viel schmaler} other {schmaler}} als bei den meisten.',
    shouldersBroad:
      'Im Verhältnis zu deinen Hüften sind deine Schultern {degree, select, little {etwas breiter} much {viel breiter} other {breiter}} als bei den meisten.',
    hipsNarrow:
      'Im Verhältnis zu deinen Schultern sind deine Hüften {degree, select, little {etwas schmaler} much {viel schmaler} other {schmaler}} als bei den meisten.',
    waistDefined:
      'Im Verhältnis zu deinen Hüften ist deine Taille {degree, select, little {etwas schmaler} much {viel schmaler} other {schmaler}} als bei den meisten.',
    waistDefinedFromAbove:
      'Im Verhältnis zu Schultern und Brust ist deine Taille {degree, select, little {etwas schmaler} much {viel schmaler} other {schmaler}} als bei den meisten.',
    waistThick:
      'Im Verhältnis zu deinen Hüften ist deine Taille {degree, select, little {etwas voller} much {viel voller} other {voller}} als bei den meisten.',
    waistStraight:
      'Von der Taille zu den Hüften ist deine Linie {degree, select, little {etwas gerader} much {viel gerader} other {gerader}} als bei den meisten.',
    chestBig:
      'Im Verhältnis zu Schultern und Hüften ist deine Brust {degree, select, little {etwas voller} much {viel voller} other {voller}} als bei den meisten.',
    chestSmall:
      'Im Verhältnis zu Schultern und Hüften ist deine Brust {degree, select, little {etwas kleiner} much {viel kleiner} other {kleiner}} als bei den meisten.',
    legsShort:
      'Deine Beine sind für deine Größe {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als bei den meisten.',
    legsLong:
      'Deine Beine sind für deine Größe {degree, select, little {etwas länger} much {viel länger} other {länger}} als bei den meisten.',
    torsoLong:
      'Dein Oberkörper ist für deine Größe {degree, select, little {etwas länger} much {viel länger} other {länger}} als bei den meisten.',
    torsoShort:
      'Dein Oberkörper ist für deine Größe {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als bei den meisten.',
    midBodyShort:
      'Von der Brust bis zum Knie bist du für deine Größe {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als die meisten.',
    calvesShort:
      'Unter dem Knie sind deine Beine {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als bei den meisten.',
    calvesLong:
      'Unter dem Knie sind deine Beine {degree, select, little {etwas länger} much {viel länger} other {länger}} als bei den meisten.',
    heightPetite:
      'Du bist {degree, select, little {etwas kleiner} much {viel kleiner} other {kleiner}} als die meisten.',
    heightTall:
      'Du bist {degree, select, little {etwas größer} much {viel größer} other {größer}} als die meisten.',
    bustFull:
      'Der Unterschied zwischen Unterbrust und Brust ist bei dir {degree, select, little {etwas größer} much {viel größer} other {größer}} als bei mittleren Cupgrößen.',
    bustSmall:
      'Der Unterschied zwischen Unterbrust und Brust ist bei dir {degree, select, little {etwas kleiner} much {viel kleiner} other {kleiner}} als bei mittleren Cupgrößen.',
  },
  balances: {
    shouldersBalanced: 'Deine Schultern und Hüften sind im Gleichgewicht.',
    waistBalanced: 'Deine Taille ist etwa so ausgeprägt wie bei den meisten.',
    legsBalanced: 'Deine Beine und dein Oberkörper teilen sich deine Größe etwa so wie bei den meisten.',
    chestBalanced: 'Deine Brust passt in ihrer Größe zu deinen Schultern und Hüften.',
  },
  reasons: {
    ticked: 'Das hast du uns in deiner Selbstanalyse gesagt.',
    lifeState: 'Das hast du uns in den Vorlieben gesagt.',
  },
  codeNotes: {
    drawnInWaist:
      'Die Regel für deinen Buchstaben fragt nicht nach deiner Taille. Sie ist aber ausgeprägt, also zählt sie bei unseren Tipps mit.',
    fullerWaist:
      'Dein Buchstabe verlangt Hüften, die ein Zehntel breiter sind als die Taille. Bei den meisten ist es fast ein Fünftel, darum gilt deine Taille bei unseren Tipps als weniger geschwungen.',
    notLevel:
      'Für deinen Buchstaben sind Schultern und Hüften gleich, wenn sie höchstens 5 cm auseinanderliegen; unsere Tipps schauen genauer hin, was breiter ist.',
    noOtherRule:
      'Dein Buchstabe gilt für Körper, die keine andere Regel beschreibt; unsere Tipps richten sich nach deinen Proportionen selbst.',
    evenByDigit:
      'Deine Ziffer beginnt, wo mehr als 52 Prozent der Größe über dem Schritt liegen. Das ist bei der Hälfte der Menschen so, mit denen wir vergleichen, darum gelten deine Beine und dein Oberkörper bei unseren Tipps als ausgewogen.',
    unevenByDigit:
      'Für deine Ziffer sind Hälften von 48 bis 52 Prozent der Größe ausgewogen; unsere Tipps vergleichen dich mit einer Reihenmessung und zählen den Unterschied mit.',
    littleByDigit:
      'Deine Ziffer beginnt, wo weniger als 45 Prozent der Größe zwischen Brust und Knie liegen. Das ist bei der Hälfte der Menschen so, mit denen wir vergleichen, darum zählt sie bei unseren Tipps wenig.',
    forMen:
      'Nach diesen Regeln bekommen die meisten Männer denselben Buchstaben, also sagt er wenig über dich; unsere Tipps vergleichen deine Proportionen mit denen von Männern.',
  },
} as const;
