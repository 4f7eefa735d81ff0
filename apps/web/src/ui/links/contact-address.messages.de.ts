export const contactAddress = {
  unknown:
    'Die Adresse ließ sich nicht laden. Antworte auf eine E-Mail von uns: Sie erreicht einen Menschen.',
};
