export const rules = {
  easyToGuess: 'Dieses Passwort ist zu leicht zu erraten. Wähl bitte ein anderes.',
};
