export const answerInEnglish = () => ({ message: 'Your changes are stored.' });
