export const measurements = {
  inch: 'Zoll',
  'label.shoulders': 'Schultern',
  'label.chest': 'Brust',
  'label.waist': 'Taille',
  'label.hips': 'Hüfte',
  'label.headToChest': 'Scheitel bis Brust',
  'label.chestToCrotch': 'Brust bis Schritt',
  'label.crotchToKnee': 'Schritt bis Knie',
  'label.kneeToFloor': 'Knie bis Boden',
  'label.underbust': 'Unterbrust',
  'guidance.shoulders': 'Ganz herum, über beide Oberarme, die Arme locker.',
  'guidance.chest': 'Um die vollste Stelle, hinten waagerecht.',
  'guidance.waist': 'Um die schmalste Stelle, bei den meisten etwas über dem Nabel.',
  'guidance.hips': 'Um die vollste Stelle deines Pos, die Füße zusammen.',
  'guidance.headToChest': 'Vom Scheitel bis zur vollsten Stelle der Brust.',
  'guidance.chestToCrotch': 'Von der vollsten Stelle der Brust bis zum Schritt.',
  'guidance.crotchToKnee': 'Vom Schritt bis zur Mitte der Kniescheibe.',
  'guidance.kneeToFloor': 'Von der Mitte der Kniescheibe bis zum Boden, ohne Schuhe.',
  'guidance.underbust':
    'Um die Rippen direkt unter der Brust, waagerecht, anliegend und ohne gepolsterten BH.',
  'reason.underbust':
    'Damit unterscheiden unsere Tipps eine volle Brust von einem breiten Rücken. Buchstabe und Ziffer bleiben, wie sie sind.',
};
