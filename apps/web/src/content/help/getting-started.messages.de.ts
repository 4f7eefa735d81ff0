export const gettingStarted = {
  '1.question': 'Was brauche ich, bevor ich anfange?',
  '1.answer':
    'Ein weiches Maßband, eine Wand, einen Bleistift und 5 bis 10 Minuten. Ohne Maßband nimm eine Schnur, die sich nicht dehnt, und leg sie an ein Lineal. Trag an den Stellen, die du misst, etwas Dünnes oder nichts, und keine Schuhe.',
  '2.question': 'Wie nehme ich die Umfänge?',
  '2.answer':
    'Alle vier gehen ganz um den Körper, das Band waagerecht und auf der Haut, ohne einzudrücken. Schultern: um die breiteste Stelle beider Schultern, über die Oberarme, mit hängenden Armen. Brust: um die vollste Stelle. Taille: um die schmalste Stelle, bei den meisten etwas über dem Nabel. Hüfte: um die vollste Stelle deines Pos, die Füße zusammen. Atme aus, bevor du abliest.',
  '3.question': 'Wie nehme ich die Höhen?',
  '3.answer':
    'Stell dich barfuß mit dem Rücken an eine Wand und markier mit Bleistift vier Höhen: Scheitel, vollste Stelle der Brust, Schritt und Mitte der Kniescheibe. Tritt dann zurück und miss zwischen den Marken gerade nach unten: Scheitel bis Brust, Brust bis Schritt, Schritt bis Knie, Knie bis Boden.',
  '4.question': 'Brauche ich Umfänge und Höhen?',
  '4.answer':
    'Ja. Die vier Umfänge ergeben den Buchstaben deines Typs und die vier Höhen die Ziffer, und Rat braucht beides. Fehlen sie, zeigt deine Übersicht den Weg zurück zum Messen. Du kannst nach dem ersten Schritt aufhören und später weitermachen.',
  '5.question': 'Wie genau muss ich sein?',
  '5.answer':
    'Gut ein Zentimeter mehr oder weniger ist in Ordnung. Liegen deine Zahlen nah an der Grenze zweier Typen, sagt Figura das, nennt dir, wie wahrscheinlich jeder ist, und das eine Maß, das sich am meisten zu wiederholen lohnt. Am besten ist der Mittelwert aus drei Messungen.',
  '6.question': 'Welche Zahl gebe ich bei den Schultern ein?',
  '6.answer':
    'Den Umfang: ganz um beide Schultern herum und zurück zum Anfang, wie bei den anderen drei. Es ist eine große Zahl, meist nahe der der Hüfte.',
  '7.question': 'Kann ich ohne Maßband anfangen?',
  '7.answer':
    'Ja. Wähl unter „Jetzt beginnen“ den Weg ohne Maßband: Deine Größe, die Konfektionsgrößen, die du sonst trägst, und ein paar Zeichnungen ergeben einen wahrscheinlichen Typ und wie wahrscheinlich er ist. Eine Schnur an der Kante eines Blatts macht ihn sicherer, ein Maß nach dem anderen. Mit einem kostenlosen Konto arbeiten Looks, Outfits und Anprobe sofort mit diesen Antworten und sagen „wahrscheinlich“, wo sie entscheiden. Eine Zahl mit einem weichen Maßband macht alles sicherer; nimm sie einzeln, unter Maße im Menü.',
  '8.question': 'Kann ich Figura ausprobieren, bevor ich mich registriere?',
  '8.answer':
    'Ja. „Jetzt beginnen“ geht ohne Konto: Mit acht Maßen oder ohne Maßband siehst du deinen Typ und drei Dinge über deine Proportionen. Ein kostenloses Konto behält sie.',
  '9.question': 'Ich kann zum Messen nicht stehen oder sitze im Rollstuhl. Funktioniert Figura für mich?',
  '9.answer':
    'Die vier Umfänge lassen sich im Sitzen oder Liegen nehmen. Für die Höhen leg dich auf ein festes Bett, die Füße an der Wand: Die Strecken zwischen denselben Marken sind gleich. Kannst du nicht gerade liegen, lass jemanden von Marke zu Marke messen und zähl die Stücke zusammen. Unter Einstellungen, Vorlieben, „Was gerade zu meinem Leben passt“ richten sich Längen und Rat nach dem Sitzen.',
};
