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
      'Von der Brust bis zum Schritt bist du für deine Größe {degree, select, little {etwas länger} much {viel länger} other {länger}} als die meisten.',
    torsoShort:
      'Von der Brust bis zum Schritt bist du für deine Größe {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als die meisten.',
    midBodyShort:
      'Von der Brust bis zum Knie bist du für deine Größe {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als die meisten.',
    calvesShort:
      'An deinen Beinen ist der Teil unter dem Knie {degree, select, little {etwas kürzer} much {viel kürzer} other {kürzer}} als bei den meisten.',
    calvesLong:
      'An deinen Beinen ist der Teil unter dem Knie {degree, select, little {etwas länger} much {viel länger} other {länger}} als bei den meisten.',
    heightPetite:
      'Du bist {degree, select, little {etwas kleiner} much {viel kleiner} other {kleiner}} als die meisten.',
    heightTall:
      'Du bist {degree, select, little {etwas größer} much {viel größer} other {größer}} als die meisten.',
    bustFull:
      'Von der Unterbrust zur Brust gewinnt das Maßband {degree, select, little {etwas mehr} much {viel mehr} other {mehr}} als bei mittleren Cupgrößen.',
    bustSmall:
      'Von der Unterbrust zur Brust gewinnt das Maßband {degree, select, little {etwas weniger} much {viel weniger} other {weniger}} als bei mittleren Cupgrößen.',
  },
  balances: {
    shouldersBalanced: 'Deine Schultern und Hüften stehen etwa so zueinander wie bei den meisten.',
    waistBalanced: 'Deine Taille zieht sich etwa so stark ein wie bei den meisten.',
    legsBalanced: 'Deine Beine und dein Oberkörper teilen sich deine Größe etwa so wie bei den meisten.',
    chestBalanced: 'Deine Brust steht im Verhältnis zu deinen Schultern und Hüften.',
  },
  reasons: {
    ticked: 'Das hast du uns in deiner Selbstanalyse gesagt.',
    lifeState: 'Das hast du uns in den Vorlieben gesagt.',
  },
  codeNotes: {
    drawnInWaist:
      'Dein Buchstabe folgt Regeln, über die deine Taille nicht entscheidet; sie zieht sich aber ein, also zählt der Rat sie mit.',
    fullerWaist:
      'Dein Buchstabe verlangt Hüften, die ein Zehntel breiter sind als die Taille; bei den meisten, mit denen wir vergleichen, ist es fast ein Fünftel, darum hält der Rat deine Taille für weniger geschwungen als der Buchstabe.',
    notLevel:
      'Dein Buchstabe nennt Schultern und Hüften gleich, wenn sie höchstens 5,08 cm auseinanderliegen; der Rat schaut genauer hin und sieht, was überwiegt.',
    noOtherRule:
      'Dein Buchstabe gilt für Körper, die keine andere Regel beschreibt; der Rat betrachtet deine Proportionen selbst.',
    evenByDigit:
      'Deine Ziffer beginnt, wo mehr als 52 Prozent der Höhe über dem Schritt liegen. Das gilt für die Hälfte derer, mit denen wir vergleichen: Der Rat hält deine Beine und deinen Oberkörper für ausgeglichen.',
    unevenByDigit:
      'Deine Ziffer nennt Hälften von 48 bis 52 Prozent der Höhe ausgeglichen; der Rat vergleicht dich mit einer Reihenmessung und zählt den Unterschied, den er findet.',
    littleByDigit:
      'Deine Ziffer beginnt unter 45 Prozent der Höhe von der Brust bis zum Knie. Das gilt für die Hälfte derer, mit denen wir vergleichen: Der Rat gibt ihr wenig Gewicht.',
    forMen:
      'Nach diesen Regeln bekommen die meisten Männer denselben Buchstaben, also sagt er wenig über dich; unser Rat vergleicht deine Proportionen mit denen von Männern.',
  },
} as const;
