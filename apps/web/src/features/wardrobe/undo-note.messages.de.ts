export const undo = {
  takenOut:
    '{count, plural, one {Ein Teil wurde herausgenommen.} other {# Teile wurden herausgenommen.}} Das lässt sich 30 Tage lang rückgängig machen.',
  takenOutMany:
    '{count, number} Teile wurden herausgenommen. Die letzten {kept, number} davon lassen sich 30 Tage lang zurücklegen.',
  added: '{count, plural, one {Ein Teil wurde hinzugefügt.} other {# Teile wurden hinzugefügt.}}',
  undo: 'Rückgängig',
  failure: 'Das ließ sich gerade nicht rückgängig machen.',
};
