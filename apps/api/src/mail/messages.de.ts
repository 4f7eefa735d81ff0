export default {
  layout: {
    greeting: '{named, select, yes {Hallo {firstName},} other {Hallo,}}',
    slogan: 'Figura. Kleide die Form, die du hast.',
    about: 'In dieser E-Mail geht es um dein Konto bei <site>{appUrl}</site>. Werbung schicken wir nicht.',
    contact: 'Fragen? Unter <write>{contactEmail}</write> antwortet ein Mensch',
    contactAt: 'Fragen? Unter {contactEmail} antwortet ein Mensch',
  },
  'already-registered': {
    subject: 'Du hast schon ein Konto bei Figura',
    title: 'Du hast schon ein Konto.',
    attempt:
      'Jemand, vermutlich du, wollte sich gerade mit dieser Adresse bei Figura registrieren. Dazu gibt es schon ein Konto, darum wurde nichts geändert.',
    signIn: 'Anmelden',
    signInAt: 'Anmelden: {link}',
    forgotten:
      'Passwort vergessen? <reset>Wähl ein neues</reset>. Warst du es nicht, ist nichts zu tun: Niemand hat erfahren, dass du ein Konto hast.',
    forgottenAt: 'Passwort vergessen? Wähl ein neues: {resetLink}',
    notYou: 'Warst du es nicht, ist nichts zu tun: Niemand hat erfahren, dass du ein Konto hast.',
  },
  'email-changed': {
    subject: 'Deine E-Mail-Adresse bei Figura ändert sich',
    title: 'Eine neue E-Mail-Adresse für dein Konto.',
    changed:
      'Wie gewünscht ändern wir die E-Mail-Adresse deines Figura-Kontos. Das ist die letzte E-Mail an diese Adresse: Melde dich ab jetzt mit der neuen und demselben Passwort an. Alle Geräte sind abgemeldet, und Links in früheren E-Mails gelten nicht mehr.',
    notYou: 'Warst du das nicht? <write>Schreib uns</write> bitte sofort.',
    notYouAt: 'Warst du das nicht? Schreib uns bitte sofort: {contactEmail}',
  },
  invitation: {
    subject: 'Deine Einladung zu Figura',
    title: 'Du hast eine Einladung.',
    invited:
      'Du hast eine Einladung zu Figura: Aus wenigen Maßen werden dort Tipps für Kleidung, die zu deiner Form passt. Mit dem Link legst du ein Konto an.',
    button: 'Konto anlegen',
    copy: 'Der Link gilt einmal, bis {until} und für diese Adresse. Öffnet er sich nicht, kopier ihn in deinen Browser:',
    limits: 'Er gilt einmal, bis {until} und für diese Adresse.',
    notYou: 'Kein Interesse? Ignorier diese E-Mail einfach; nach {until} bleibt nichts gespeichert.',
  },
  monday: {
    subject: 'Dein Outfit für diese Woche',
    title: 'Ein Outfit für deine Woche.',
    picture: 'Deine Figur in diesem Outfit: {pieces}',
    lacks:
      'Alles deins, nur {lacks, select, shoes {die Schuhe fehlen} layer {Mantel oder Jacke fehlt} mid {Jacke oder Strick fehlt} bottom {Hose oder Rock fehlt} top {das Oberteil fehlt} other {das Kleid fehlt}}: {other}.',
    probably: 'Wahrscheinlich {code}. Nimm jederzeit ein Maß mit dem Band, und es wird sicherer.',
    pieces: 'Die Teile',
    piecesAre: 'Die Teile: {pieces}',
    open: 'In Figura ansehen',
    openAt: 'In Figura ansehen:',
    stop: 'Du wolltest diese E-Mail montags. <stop>Abbestellen</stop> geht jederzeit mit einem Klick.',
    stopAt: 'Du wolltest diese E-Mail montags. Abbestellen geht jederzeit mit einem Klick:',
  },
  'password-changed': {
    subject: 'Dein Passwort bei Figura wurde geändert',
    title: 'Dein Passwort wurde geändert.',
    changed:
      'Das Passwort deines Figura-Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet. Warst du das, ist alles gut und nichts zu tun.',
    notYou:
      'Warst du das nicht? <reset>Wähl bitte sofort ein neues Passwort</reset>: Damit ist abgemeldet, wer es geändert hat.',
    notYouAt:
      'Warst du das nicht? Wähl bitte sofort ein neues Passwort, damit ist abgemeldet, wer es geändert hat:',
  },
  'sign-in-changed': {
    subject: 'Deine Anmeldung bei Figura wurde geändert',
    title: 'Deine Anmeldung wurde geändert.',
    changed:
      'Ein Passkey, eine verknüpfte Anmeldung oder der zweite Schritt deines Figura-Kontos wurde gerade hinzugefügt oder entfernt. Warst du das, ist alles gut und nichts zu tun.',
    notYou:
      'Warst du das nicht? <reset>Wähl bitte sofort ein neues Passwort</reset>: Damit ist abgemeldet, wer es geändert hat, und alle Passkeys und verknüpften Anmeldungen sind entfernt.',
    notYouAt:
      'Warst du das nicht? Wähl bitte sofort ein neues Passwort; damit ist abgemeldet, wer es geändert hat, und alle Passkeys und verknüpften Anmeldungen sind entfernt:',
  },
  receipt: {
    subject: 'Dein Beleg von Figura',
    title: 'Danke, {firstName}.',
    opened:
      'Deine Zahlung ist da, und in Figura steht dir jetzt alles offen: jeder Ratgeber, deine besten Looks und die aktuellen Trends. Du hast einmal bezahlt; nichts verlängert sich.',
    product: 'Figura, Zugang auf Dauer',
    productFor: 'Figura, Zugang auf Dauer: {amount}',
    paidOn: 'Bezahlt am',
    paidOnDay: 'Bezahlt am: {paidOn}',
    reference: 'Referenz',
    referenceIs: 'Referenz: {reference}',
    open: 'Figura öffnen',
    openAt: 'Figura öffnen:',
    refund:
      'Nicht, was du erhofft hast? Antworte bis {refundUntil} auf diese E-Mail und du bekommst den ganzen Betrag zurück.',
  },
  refund: {
    subject: 'Deine Rückerstattung von Figura ist unterwegs',
    title: 'Deine Rückerstattung ist unterwegs, {firstName}.',
    refunded:
      'Wir haben deine ganze Zahlung von {amount} erstattet. Sie sollte in 5 bis 10 Tagen bei deiner Bank sein. Dein Zugang auf Dauer ist beendet.',
    kept: 'Dein Konto, deine Maße und dein Kleiderschrank bleiben: Du kannst alles ansehen, herunterladen oder löschen und den Zugang jederzeit wieder kaufen.',
    reference: 'Referenz',
    referenceIs: 'Referenz: {reference}',
    open: 'Einstellungen öffnen',
    openAt: 'Einstellungen öffnen:',
  },
  'reset-password': {
    subject: 'Wähl ein neues Passwort für Figura',
    title: 'Ein neues Passwort',
    link: 'Hier ist der Link, um ein neues Passwort für Figura zu wählen.',
    linkAt: 'Hier ist der Link, um ein neues Passwort für Figura zu wählen:',
    choose: 'Neues Passwort wählen',
    copy: 'Der Link gilt einmal und eine Stunde lang. Öffnet er sich nicht, kopier ihn in deinen Browser:',
    limits: 'Er gilt einmal und eine Stunde lang.',
    notYou: 'Nicht angefordert? Ignorier diese E-Mail einfach; dein Passwort bleibt, wie es ist.',
  },
  'link-provider': {
    subject: 'Verknüpf deine Anmeldung mit Figura',
    title: 'Ein Schritt bis zur Verknüpfung',
    link: 'Du hast dich bei einem anderen Dienst angemeldet, der diese Adresse kennt, und willst dich damit bei Figura anmelden. Hier ist der Link dafür.',
    linkAt:
      'Du hast dich bei einem anderen Dienst angemeldet, der diese Adresse kennt, und willst dich damit bei Figura anmelden. Hier ist der Link dafür:',
    open: 'Anmelden und verknüpfen',
    copy: 'Der Link gilt einmal, eine Stunde lang und nur in dem Browser, in dem du ihn angefordert hast. Öffnet er sich nicht, kopier ihn in diesen Browser:',
    limits: 'Er gilt einmal, eine Stunde lang und nur in dem Browser, in dem du ihn angefordert hast.',
    notYou: 'Nicht angefordert? Ignorier diese E-Mail einfach; nichts ändert sich.',
  },
  'session-ended': {
    subject: 'Du wurdest bei Figura abgemeldet',
    title: 'Du wurdest auf einem Gerät abgemeldet.',
    reason:
      'Jemand hat einen veralteten Anmeldeschlüssel deines Figura-Kontos benutzt. Das kommt vor, wenn ein Browser aus einer Sicherung wiederhergestellt wird, oder es heißt, dass der Schlüssel kopiert wurde. Vorsichtshalber haben wir dieses Gerät abgemeldet. Sonst wurde nichts geändert.',
    signIn: 'Wieder anmelden',
    signInAt: 'Wieder anmelden:',
    unknown:
      'Du weißt nicht, warum? <reset>Wähl bitte ein neues Passwort</reset>: Damit sind alle Geräte abgemeldet.',
    unknownAt: 'Du weißt nicht, warum? Wähl bitte ein neues Passwort, damit sind alle Geräte abgemeldet:',
  },
  'verify-email': {
    subject: 'Bestätige deine E-Mail-Adresse für Figura',
    title: 'Ein Klick, und du bist drin.',
    confirm:
      'Schön, dass du bei Figura bist. Bestätige bitte, dass diese Adresse dir gehört, dann geht es zu deinem ersten Maß. Du brauchst nur ein weiches Maßband und 5 bis 10 Minuten.',
    confirmAt: 'Schön, dass du bei Figura bist. Bestätige bitte, dass diese Adresse dir gehört:',
    button: 'E-Mail-Adresse bestätigen',
    copy: 'Der Link gilt 24 Stunden. Öffnet er sich nicht, kopier ihn in deinen Browser:',
    next: 'Der Link gilt 24 Stunden. Danach brauchst du nur ein weiches Maßband und 5 bis 10 Minuten.',
    notYou:
      'Nicht registriert? Ignorier diese E-Mail einfach; ohne deine Bestätigung bleibt das Konto geschlossen.',
  },
  welcome: {
    subject: 'Willkommen bei Figura',
    title: 'Willkommen, {firstName}.',
    confirmed:
      '{body, select, provisional {Deine Adresse ist bestätigt, und deine Antworten sind in deinem Konto: Looks, Outfits und die Anprobe stehen dir offen.} other {Deine Adresse ist bestätigt. Als Nächstes kommt der Schritt, auf dem alles andere aufbaut: acht Maße mit einem weichen Maßband, vier ringsum und vier von oben nach unten.}}',
    outcome:
      '{body, select, provisional {Was auf einer Schätzung beruht, sagt „wahrscheinlich“. Nimm jederzeit ein Maß mit dem Band, und es wird sicherer.} other {Daraus werden ein Buchstabe und eine Ziffer, und mit ihnen Tipps für Kleidung, die zu der Form passt, die du hast.}}',
    start: '{body, select, provisional {Outfits ansehen} other {Mit dem Messen beginnen}}',
    startAt: '{body, select, provisional {Outfits ansehen} other {Mit dem Messen beginnen}}: {link}',
    tip: 'Ein Tipp {body, select, provisional {fürs Maßband} other {vor dem Anfangen}}: Miss über dünner Kleidung oder ohne, halt das Band waagerecht und atme aus. Ein guter Zentimeter mehr oder weniger ist normal, und wir sagen dir, wann es darauf ankäme.',
  },
} as const;
