export const jobPositions = {
  'senior-full-stack-engineer.title': 'Senior Full-Stack-Entwicklung',
  'senior-full-stack-engineer.department': 'Technik',
  'senior-full-stack-engineer.location': 'Remote, Zeitzonen von UTC-8 bis UTC+2',
  'senior-full-stack-engineer.type': 'Vollzeit',
  'senior-full-stack-engineer.experience': '6 Jahre oder mehr',
  'senior-full-stack-engineer.description':
    'Du verantwortest Funktionen von der Abfrage bis zum Pixel: den Klassifikator, der aus acht Zahlen einen Typ macht, das Ranking, das sich erklärt, die Zeichnungen, in denen Menschen sich wiedererkennen.',
  'senior-full-stack-engineer.responsibilities.1':
    'Unsere TypeScript-Dienste und die Web-App bauen und betreiben, zu dritt in der Technik',
  'senior-full-stack-engineer.responsibilities.2':
    'Jedes Ranking erklärbar halten, bis zu der Bewertung, die den Unterschied gemacht hat',
  'senior-full-stack-engineer.responsibilities.3':
    'Seiten schnell halten auf einem fünf Jahre alten Handy und vollständig unter einem Screenreader',
  'senior-full-stack-engineer.responsibilities.4':
    'So sorgfältig prüfen, wie du schreibst, und einen Test hinterlassen, wo ein Fehler war',
  'senior-full-stack-engineer.requirements.1':
    'Tiefes TypeScript, Node.js und React und eine Meinung dazu, wann man es lässt',
  'senior-full-stack-engineer.requirements.2':
    'Eine Dokumentendatenbank im Betrieb, samt einer Migration, die du heute anders machen würdest',
  'senior-full-stack-engineer.requirements.3':
    'Praxis in Barrierefreiheit im Web, mit der Tastatur geprüft und nicht nur mit einem Plug-in',
  'senior-full-stack-engineer.requirements.4':
    'Englisch, in dem du in einem Pull-Request freundlich widersprechen kannst',
  'senior-full-stack-engineer.benefits.1': 'Gehaltsgespräch jedes Frühjahr',
  'senior-full-stack-engineer.benefits.2': 'Hardware nach deiner Wahl',
  'senior-full-stack-engineer.benefits.3': '3.000 $ im Jahr zum Lernen',
  'senior-full-stack-engineer.benefits.4': 'Jede sechste Woche Bereitschaft, bezahlt',
  'product-designer.title': 'Produktdesign',
  'product-designer.department': 'Design',
  'product-designer.location': 'Lissabon oder remote in Europa',
  'product-designer.type': 'Vollzeit',
  'product-designer.experience': '4 Jahre oder mehr',
  'product-designer.description':
    'Du formst, wie sich Messen anfühlt. Ein Mensch steht halb angezogen da, das Maßband in der einen Hand, das Handy in der anderen; du machst diese zehn Minuten ruhig, klar und ein bisschen vergnüglich.',
  'product-designer.responsibilities.1':
    'Abläufe zuerst fürs Handy gestalten, hell und dunkel, mit allen vier Zuständen',
  'product-designer.responsibilities.2':
    'Mit unserer Illustration die Figuren und Kleidungsstücke zeichnen, die jeden Bildschirm tragen',
  'product-designer.responsibilities.3': 'Zweimal im Monat beim Messen dabei sein und ändern, was schiefging',
  'product-designer.responsibilities.4': 'Die Tokens und Komponenten pflegen, die das Produkt zusammenhalten',
  'product-designer.requirements.1':
    'Eine Mappe mit einem Produkt, das erschienen ist, und einer Entscheidung, die du zurückgenommen hast',
  'product-designer.requirements.2': 'Typografie und Farbe auf Druckniveau',
  'product-designer.requirements.3': 'Genug CSS, um eine Idee dort zu probieren, wo sie leben wird',
  'product-designer.requirements.4':
    'Übung im Testen mit Menschen verschiedener Größe, verschiedenen Alters und verschiedener Fähigkeiten',
  'product-designer.benefits.1': 'Gehaltsgespräch jedes Frühjahr',
  'product-designer.benefits.2': 'Zwei Studiowochen im Jahr in Lissabon',
  'product-designer.benefits.3': '3.000 $ im Jahr zum Lernen',
  'product-designer.benefits.4': 'Budget für Schriften und Bücher',
  'stylist-and-catalog-editor.title': 'Styling und Katalogredaktion',
  'stylist-and-catalog-editor.department': 'Styling',
  'stylist-and-catalog-editor.location': 'New York oder remote in den Vereinigten Staaten',
  'stylist-and-catalog-editor.type': 'Vollzeit',
  'stylist-and-catalog-editor.experience': '5 Jahre oder mehr mit echten Menschen',
  'stylist-and-catalog-editor.description':
    'Du hältst mehr als tausend Empfehlungen richtig, einheitlich und freundlich und fügst neue hinzu. Jede sagt, was ein Schnitt mit dem Auge macht und woher wir das wissen.',
  'stylist-and-catalog-editor.responsibilities.1':
    'Empfehlungen nach unseren optischen Regeln schreiben und bewerten und die Regeln infrage stellen',
  'stylist-and-catalog-editor.responsibilities.2':
    'Die Teile wählen, aus denen die wöchentlichen Trendausgaben entstehen',
  'stylist-and-catalog-editor.responsibilities.3':
    'Kennzeichnen, was getestet, was Gewohnheit und was umstritten ist, und die Quellen finden',
  'stylist-and-catalog-editor.responsibilities.4':
    'Den Rat an Menschen aller zwanzig Typen prüfen, das Maßband in der Hand',
  'stylist-and-catalog-editor.requirements.1': 'Jahre mit Kundschaft, der keine Mustergröße passt',
  'stylist-and-catalog-editor.requirements.2':
    'Schnittkonstruktion: Du kannst sagen, warum ein Ärmel zieht und wo man ihn auslässt',
  'stylist-and-catalog-editor.requirements.3':
    'Klare, warme Sprache ohne ein einziges verbotenes Wort über Körper',
  'stylist-and-catalog-editor.requirements.4':
    'Geduld mit strukturierten Textdateien; das Format bringen wir dir bei',
  'stylist-and-catalog-editor.benefits.1': 'Gehaltsgespräch jedes Frühjahr',
  'stylist-and-catalog-editor.benefits.2': 'Budget für Garderobe und Muster',
  'stylist-and-catalog-editor.benefits.3': '3.000 $ im Jahr zum Lernen',
  'stylist-and-catalog-editor.benefits.4': 'Viertagewochen im August',
  'staff-writer-style-blog.title': 'Redaktion Stilblog',
  'staff-writer-style-blog.department': 'Redaktion',
  'staff-writer-style-blog.location': 'Remote, weltweit',
  'staff-writer-style-blog.type': 'Teilzeit, 24 Stunden pro Woche; Gehalt wie bei Vollzeit',
  'staff-writer-style-blog.experience': '3 Jahre oder mehr',
  'staff-writer-style-blog.description':
    'Du schreibst die langen Texte: ein Thema, ein Gedanke, Zahlen, die halten, und ein Schluss, der zum eigenen Schrank führt und nicht in einen Shop.',
  'staff-writer-style-blog.responsibilities.1':
    'Zwei Artikel im Monat recherchieren, schreiben und mit unserer Redaktion überarbeiten',
  'staff-writer-style-blog.responsibilities.2':
    'Die Studien hinter einer Behauptung lesen und sagen, was sie nicht geprüft haben',
  'staff-writer-style-blog.responsibilities.3':
    'Aus den Fragen unserer Leserschaft Hilfe machen, die sie beantwortet',
  'staff-writer-style-blog.responsibilities.4':
    'Den Ton des Produkts halten: sachlich, freundlich, nie schnippisch',
  'staff-writer-style-blog.requirements.1':
    'Drei veröffentlichte Texte, auf die du stolz bist, zu jedem Thema',
  'staff-writer-style-blog.requirements.2': 'Sicherheit mit Prozenten, Mittelwerten und ihren Tücken',
  'staff-writer-style-blog.requirements.3':
    'Interesse daran, wie Kleidung gemacht ist, über ihren Preis hinaus',
  'staff-writer-style-blog.requirements.4':
    'Englisch auf beruflichem Niveau; andere Sprachen sind willkommen',
  'staff-writer-style-blog.benefits.1': 'Stunden, die du selbst legst',
  'staff-writer-style-blog.benefits.2': 'Eine Redaktion mit Zeit für dich',
  'staff-writer-style-blog.benefits.3': '3.000 $ im Jahr zum Lernen',
  'staff-writer-style-blog.benefits.4': 'Ein Bibliothekskonto deiner Wahl',
  'customer-care-lead.title': 'Leitung Kundenbetreuung',
  'customer-care-lead.department': 'Support',
  'customer-care-lead.location': 'Dublin oder remote, höchstens drei Stunden von UTC',
  'customer-care-lead.type': 'Vollzeit',
  'customer-care-lead.experience': '4 Jahre oder mehr, davon 1 in leitender Rolle',
  'customer-care-lead.description':
    'Zu dritt antwortet ihr allen binnen zwei Werktagen und sorgt dafür, dass dieselbe Frage nicht zweimal gestellt werden muss.',
  'customer-care-lead.responsibilities.1':
    'Antworten, und das Antworten lehren, in ganzen Sätzen, die die Sache lösen',
  'customer-care-lead.responsibilities.2':
    'Rückerstattungen, Anfragen zu Daten und Meldungen zur Sicherheit sorgfältig und pünktlich bearbeiten',
  'customer-care-lead.responsibilities.3':
    'Die drei häufigsten Ärgernisse jeder Woche zu denen bringen, die sie beenden können',
  'customer-care-lead.responsibilities.4': 'Die Hilfe schreiben und ausmisten',
  'customer-care-lead.requirements.1':
    'Erfahrung mit schriftlichem Support für ein Produkt, das etwas Persönliches berührt',
  'customer-care-lead.requirements.2':
    'Ruhe angesichts von Ärger und Gespür dafür, wann eine Regel nachgeben soll',
  'customer-care-lead.requirements.3': 'Datenschutz in der täglichen Praxis',
  'customer-care-lead.requirements.4': 'Eine Gabe, herauszufinden, was wirklich gefragt war',
  'customer-care-lead.benefits.1': 'Gehaltsgespräch jedes Frühjahr',
  'customer-care-lead.benefits.2': 'Keine Skripte und keine Stoppuhren',
  'customer-care-lead.benefits.3': '3.000 $ im Jahr zum Lernen',
  'customer-care-lead.benefits.4': 'Wochenenddienste, die sich die ganze Firma teilt',
};
