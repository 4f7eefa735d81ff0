import { translator } from '../../lib/messages/translator';

export const technical = translator({
  '1.question': 'Which browsers does Figura work in?',
  '1.answer':
    'In current versions of Chrome, Edge, Firefox and Safari, on phones, tablets and computers. JavaScript has to be switched on, since your figure is drawn in the browser. There is nothing to install.',
  '2.question': 'A measurement is refused. Which formats can I type?',
  '2.answer':
    'Decimals (12.5), a whole number with a fraction (12 1/2 or 12½) or a fraction alone (3/4). Each must be above 0 and no more than 150 inches, and in inches it is rounded to the nearest eighth. A question below a field is only a hint to look twice: you can save anyway.',
  '3.question': 'Why was I signed out?',
  '3.answer':
    'A sign-in lasts for 30 days from your last visit. It also ends when you sign out, when your password is changed or reset on another device, and when you clear your browser’s data. Measurements you have saved are in your account and are not affected.',
  '4.question': 'I am told that I tried too often. How long do I have to wait?',
  '4.answer':
    'To protect accounts we limit how often one can guess a password or a code. After ten failed sign-ins the limit lasts for 15 minutes; for registrations, codes and emailed links it is counted by the hour.',
  '5.question': 'Does Figura have a dark theme, and does it work with a screen reader?',
  '5.answer':
    'Both. It follows your device’s setting for light or dark, and under Settings you can choose one for this browser. All pages can be used with the keyboard alone, pictures are described in words, and animations rest if your device asks for reduced motion.',
  '6.question': 'A picture is refused. Which files can I use, HEIC too?',
  '6.answer':
    'PNG, JPEG and WebP, up to 15 MB; you crop it to a square, and only the square leaves your device. Browsers cannot open HEIC, the format of many iPhones: share or save the picture as a JPEG, or set the camera to “Most Compatible”. This goes for the profile picture and for photographs of clothes.',
  '7.question': 'Can I install Figura as an app, and does it work offline?',
  '7.answer.1':
    'Your browser can put it on the home screen (“Add to Home Screen” or “Install”); there is no app in a store. Pages that you opened before can be read without a network. Pieces that you add, days of wear and hearts wait on the device and are sent once you are online; signing out throws away what still waits. Checks in the fitting room work offline',
  '7.answer.2.sold': ' with lifetime access',
  '7.answer.3': ', if you opened it in the 30 days before.',
  '8.question': 'Something does not work or looks wrong. What should I try?',
  '8.answer':
    'Reload the page, then try another browser or a private window without extensions. If it stays, write to support with what you did, what you saw and which browser you use; a screenshot helps. Nothing that you saved is lost by reloading.',
});
