export const evidence = {
  'evidenceHero.title': 'Woher wir das wissen',
  'evidenceHero.lead':
    'Worauf unser Rat beruht: welche Versuche es gibt, wen sie befragt haben, wie viel sie fanden und wo sie enden.',
  'evidenceWords.heading': 'Vier Wörter, auf die du achten kannst',
  'evidenceWords.words.tested.title': 'Getestet',
  'evidenceWords.words.tested.text': 'Es gibt Versuche, und die meisten stimmen überein.',
  'evidenceWords.words.extrapolated.title': 'Abgeleitet',
  'evidenceWords.words.extrapolated.text':
    'Etwas Ähnliches wurde geprüft, etwa ein ganzes Kleid, und wir übertragen den Befund auf einen Teil davon.',
  'evidenceWords.words.convention.title': 'Handwerkswissen',
  'evidenceWords.words.convention.text':
    'Wer Kleidung macht und anpasst, ist sich einig; kaum jemand hat es gemessen.',
  'evidenceWords.words.contested.title': 'Umstritten',
  'evidenceWords.words.contested.text':
    'Gute Quellen sagen Gegenteiliges. Wir zeigen beides und überlassen es deinem Spiegel.',
  'evidenceStudies.heading': 'Die Studien',
  'evidenceStudies.text':
    'Je eine Karte, auch für die, die uns widersprechen. Was sie fanden, steht in unseren Worten.',
  'evidenceLimits.heading': 'Was nicht geprüft ist',
  'evidenceLimits.paragraphs.1':
    'Der größte Teil unseres Rats ist Handwerkswissen: Linien führen das Auge, Kanten machen breiter, wo sie liegen, Volumen trägt auf, eine ungleiche Teilung bevorzugt den längeren Teil. Vor dem Spiegel lässt sich das probieren, aber wir kennen wenige, die es an bekleideten Körpern gemessen haben, und ein Ratgeber sagt das.',
  'evidenceLimits.paragraphs.2':
    'Die Versuche, die es gibt, nutzen Quadrate, Zeichnungen, Schneiderpuppen oder Fotos einer einzigen Frau. Wir kennen keinen, der vielen Frauen vieler Größen dieselbe Kleidung angezogen hat. Ist deiner kein Körper, der geprüft wurde, trau dem, was du siehst, mehr als dem, was wir sagen.',
  'evidenceSurvey.heading': 'Woher die Proportionen kommen',
  'evidenceSurvey.paragraphs.1':
    'Schmale Schultern, eine klare Taille und lange Beine sind eine Frage des Vergleichs. Wir vergleichen deine Proportionen mit denen der 1.986 Frauen oder der 4.082 Männer, die für ANSUR II gemessen wurden, die Reihenmessung der Armee der Vereinigten Staaten von 2012 (technischer Bericht NATICK/TR-15/007). Mit Damenschnitten vergleichen wir dich mit den Frauen, mit Herrenschnitten mit den Männern; siehst du alle, zählt nur, was bei beiden auffällt. Wo du unter ihnen stehst, entscheidet, welche Ratgeber du bekommst und wie stark jeder zählt.',
  'evidenceSurvey.paragraphs.2':
    'Es waren Soldatinnen und Soldaten: fitter als die Bevölkerung und nur wenige sehr groß gebaut, sie stehen also nicht für alle. Ihre Taille wurde am Nabel genommen. An der schmalsten Stelle einer Frau, wo wir dich messen lassen, liegt Hüfte geteilt durch Taille um etwa 0,1 höher, damit niemandem eine geradere Taille nachgesagt wird, als sie ist.',
};
