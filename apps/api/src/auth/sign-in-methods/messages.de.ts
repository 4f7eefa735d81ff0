export const errors = {
  lastWay: 'Das ist deine einzige Art, dich anzumelden. Setz bitte zuerst ein Passwort.',
  lastPasskeyOfSecondStep:
    'Dein zweiter Schritt verlangt einen Passkey, und dies ist der letzte. Schalte den zweiten Schritt bitte zuerst aus.',
};
