export const pictureChooser = {
  rules: 'PNG, JPEG oder WebP, bis {max, number} MB. Du wählst, welcher Teil zu sehen ist.',
};

export const pictureRules = {
  type: 'Wähl bitte eine Bilddatei: PNG, JPEG oder WebP',
  heic: 'HEIC-Bilder können Browser nicht öffnen. Speicher oder teil es bitte als JPEG und wähl das.',
  size: 'Dieses Bild ist größer als {max, number} MB. Wähl bitte ein kleineres',
  unreadable: 'Dieses Bild war nicht lesbar. Wähl bitte ein anderes.',
};

export const pictureCrop = {
  crop: 'Was zu sehen ist',
  zoom: 'Näher',
  across: 'Links oder rechts',
  along: 'Hoch oder runter',
  move: 'Verschieben oder zoomen',
  use: 'Dieses Bild nehmen',
  cancel: 'Abbrechen',
};
