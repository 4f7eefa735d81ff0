export const days = {
  format: 'Ein Tag wird geschrieben wie 2026-11-22',
  notAhead: 'Wähl bitte heute oder einen Tag im nächsten Jahr',
  outOfRange: 'Dieser Tag ist noch nicht da oder sehr lange her',
  today: 'Day muss das Datum sein, das bei dir gerade ist, zum Beispiel 2026-11-22',
};
