import { translator } from '../../lib/messages/translator';

export const account = translator({
  '1.question': 'I have not received the verification email. What can I do?',
  '1.answer':
    'Look into your spam folder first. Then sign in and use the button on the page that appears to have it sent again; you can ask up to three times an hour. The link in the email works for 24 hours. If you signed up with an address that already has an account, the email tells you that instead.',
  '2.question': 'I forgot my password. How do I get back in?',
  '2.answer':
    'Choose "Forgot your password?" on the sign-in page and enter your email address. We send you a link that works once, for one hour. When you set the new password, every other device is signed out.',
  '3.question': 'Can I change my name, my picture or my email address?',
  '3.answer':
    'Your first and last name, the nickname we greet you with and your profile picture (PNG, JPEG or WebP, up to 15 MB, cropped by you) are under Settings, in the Profile Settings tab. Email cannot be changed for security reasons.',
  '4.question': 'How do I download everything you hold about me?',
  '4.answer':
    'Open Settings, then the Security tab, and choose "Download my data". You get an archive, figura-data.zip. In it figura-data.json has your profile, measurements, body type, self-analysis, codes, payments, sign-ins, wardrobe and outfits; your picture and your photographs are files beside it. Your password is not in it; we do not know it.',
  '5.question': 'How do I delete my account?',
  '5.answer.1':
    'Open Settings, then the Security tab, choose "Delete my account" and confirm with your password. Your profile, picture, measurements, body type and sign-ins are removed at once and cannot be brought back.',
  '6.question': 'How do I change my password?',
  '6.answer':
    'Open Settings, then the Security tab, enter your current password and a new one of at least 6 characters, twice, and choose “Change password”. Every other device is signed out, and an email tells you about it. If you no longer know the current one, sign out and use “Forgot your password?” on the sign-in page.',
  '7.question': 'I cannot sign in. What can I do?',
  '7.answer':
    'Check that the email address is the one you registered with, and that Caps Lock is off: capitals count in the password, not in the address. After ten failed tries wait 15 minutes. If the password may be wrong, have a link for a new one sent. If your address was never verified, sign in and ask for the link again. If none of this helps, write to us.',
  '8.question': 'I can no longer use my email address. What happens to my account?',
  '8.answer':
    'You cannot change the address by yourself. Write to support, if you can from the old address: once it is clear that the account is yours, a person can move it to a new email address. The old one is told of it, and every device is signed out.',
  '9.question': 'Somebody else may know my password. What should I do?',
  '9.answer':
    'Change it under Settings, in the Security tab. That signs out every other device at once. If you cannot get in any more, use “Forgot your password?”: setting a new one ends every other sign-in too. Then tell us, if you think that something was seen or changed.',
  '10.question': 'How do I stop emails, or unsubscribe?',
  '10.answer':
    'The only email that comes regularly is the Monday email with an outfit of the week, and only if you asked for it. Each has a link to unsubscribe, and the switch is under Settings, in the Preferences tab. All others belong to your account: a link that you asked for, a note that your password was changed.',
  '11.question': 'Who can see my measurements and pictures?',
  '11.answer':
    'Nobody but you. We never ask for a photograph of your body. Photographs of clothes in your wardrobe can be opened by you alone, and nothing is recognized in them; a profile picture stands at an address that nobody can guess. What you share yourself, such as a link to your style passport, holds measurements only if you say so, and can be withdrawn. The Privacy Policy has the details.',
  '12.question': 'Can I use Figura for somebody else, or for my daughter?',
  '12.answer':
    'An account is for one person, of 18 or older, since measurements, wardrobe and advice hang together. Each adult can have an account of their own. For a single look at somebody else’s type, Get Started works without an account, in a private window.',
  '5.answer.2':
    ' Neither can lifetime access. Only the records of payments stay, without your name and address, because accounts have to be kept.',
});
