export default {
  requests: {
    hem: 'Lass den Saum kürzen',
    'trouser-hem': 'Lass die Beine kürzen',
    sleeves: 'Lass die Ärmel kürzen',
    waist: 'Lass es an der Taille enger machen',
    legs: 'Lass die Beine enger machen',
    'shoulder-pads': 'Lass die Schulterpolster herausnehmen',
    remove: '{request}.',
    change: '{request}: „{to}“ statt „{from}“.',
  },
  reasons: {
    lessAgainst: 'Danach tut der Schnitt mehr für deine Proportionen als gegen sie.',
    against: 'Der Schnitt arbeitet mehr gegen deine Proportionen als für sie.',
    sleeve: 'Bei deiner Größe endet dort ein Ärmel von etwa {length} ab der Schulternaht.',
    girths: 'Deine Umfänge: Brust {chest}, Taille {waist}, Hüfte {hips}.',
    hips: 'Dein Hüftumfang ist {hips}: Dort bleibt es, wie es ist, darunter wird es enger.',
    shoulders: 'Dein Schulterumfang ist {shoulders}, ohne Polster.',
    hem: 'Bei dir liegt {place} {length} {from}, gerade nach unten: Lass es {ends, select, there {dort} above {knapp darüber} below {knapp darunter} aboveFar {darüber} other {}} enden.',
  },
  places: {
    'mid-thigh': 'die Mitte deines Oberschenkels',
    knee: 'die Mitte deines Knies',
    'mid-calf': 'die Mitte deiner Wade',
    ankle: 'dein Knöchel',
    waist: 'deine Taille',
    hips: 'die vollste Linie deiner Hüften',
  },
} as const;
