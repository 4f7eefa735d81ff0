export const errors = {
  unauthenticated: 'Melde dich bitte an, um weiterzumachen.',
  keyNotEnough: 'Dieser Schlüssel darf das nicht. Leg einen mit anderem Umfang an oder melde dich an.',
  emailNotVerified: 'Bestätige bitte deine E-Mail-Adresse, um weiterzumachen.',
  premiumRequired: 'Das gehört zum Zugang auf Dauer.',
};

export const refusals = {
  otherSite: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  foreignHost: 'Diese Seite antwortet nur unter der Adresse dieses Rechners.',
};
