import { translator } from '../lib/messages/translator';

export const privacyPolicy = translator({
  'localStorageKeys.1.purpose': 'shows our server that you are signed in; good for 15 minutes',
  'localStorageKeys.2.purpose': 'fetches the next one without asking for your password; good for 30 days',
  'localStorageKeys.3.purpose': 'heights typed in the introduction, until they are saved',
  'localStorageKeys.4.purpose': 'girths typed in the introduction, until they are saved',
  'localStorageKeys.5.purpose':
    'what you answered without a tape before you registered, until you have measured',
  'localStorageKeys.6.purpose': 'what you ticked in the introduction, until it is saved',
  'localStorageKeys.7.purpose': 'heights typed on the measuring pages',
  'localStorageKeys.8.purpose': 'girths typed on the measuring pages',
  'localStorageKeys.9.purpose': 'the digit that follows from those heights',
  'localStorageKeys.10.purpose': 'the letter that follows from those girths',
  'localStorageKeys.11.purpose': 'the two together',
  'localStorageKeys.12.purpose': 'what we held when those were typed',
  'localStorageKeys.13.purpose':
    'measurements that you changed, and the stored ones they change, until you save or discard them',
  'localStorageKeys.14.purpose':
    'ticks that you changed, and the stored ones they change, until you save or discard them',
  'localStorageKeys.15.purpose':
    'your account number, so that nobody else who signs in here sees your drafts',
  'localStorageKeys.16.purpose':
    'the same after your session has ended by itself: what you typed waits for you, and nobody else sees it',
  'localStorageKeys.17.purpose': 'whether you measure in inches or centimeters, until you are measured',
  'localStorageKeys.18.purpose':
    'the garment that you are checking, with the questions that you left open, up to ten that wait for a network, and the last three that you checked, with what was said of them, until you forget them or sign out',
  'localStorageKeys.19.purpose': 'the sizes that you look for in shops, until you sign out',
  'localStorageKeys.20.purpose':
    'the outfits that you were shown last, the weather and the occasion that you chose for the day, and what you wore, until your session ends',
  'localStorageKeys.21.purpose':
    'a list of pieces that is not yet in your wardrobe, until it is or you sign out',
  'localStorageKeys.22.purpose':
    'a random key after you asked for a mail that links Google or another service, so that its link works only here, until it did or you sign out',
  'localStorageKeys.23.purpose':
    'a random key from your registration, so that the mailed link verifies here, until it did or you sign out',
  'localStorageKeys.24.purpose': 'light or dark, if you have chosen one',
  'localStorageKeys.language.purpose': 'the language of the pages, if you have chosen one',
  'localStorageKeys.25.purpose.1': 'who recommended Figura to you, if you came by such a link',
  'localStorageKeys.25.purpose.2.sold': ', until you buy',
  'sessionStorageKeys.1.purpose': 'a coupon code that was accepted',
  'sessionStorageKeys.2.purpose':
    'settings that you changed, and the stored ones they change, until you save or discard them',
  'sessionStorageKeys.3.purpose': 'that you are changing your self-analysis, and where to lead you after',
  'sessionStorageKeys.4.purpose':
    'that you opened the self-analysis from the list of guides, to lead you back there',
  'sessionStorageKeys.5.purpose':
    'a random key while you are at Google or another service to sign in, so that only this tab takes its answer',
  'sessionStorageKeys.6.purpose': 'how far down a page you were, for the moment in which it is loaded again',
  'sessionStorageKeys.7.purpose': 'your account number, as above',
  'privacySections.information-collected.heading': 'Information we collect',
  'privacySections.information-collected.1.1': 'We hold what you give us',
  'privacySections.information-collected.1.2.sold':
    ', what we work out from it, and what a purchase leaves behind:',
  'privacySections.information-collected.1.2.open': ' and what we work out from it:',
  'privacySections.information-collected.2.1.term': 'Your account',
  'privacySections.information-collected.2.1.text':
    'first name, last name, email address, gender as you chose it (Female or Other), a nickname and a profile picture if you add them, and the day you registered and said that you are 18 or older.',
  'privacySections.information-collected.2.2.term': 'Passkeys, linked sign-ins and your second step',
  'privacySections.information-collected.2.2.text':
    'for a passkey its public key, its name, and when you used it; for a linked sign-in the service, your id there, and the email address it gave us; for the second step what we need to check its codes. None of these can be used elsewhere.',
  'privacySections.information-collected.2.3.term': 'Your password',
  'privacySections.information-collected.2.3.text':
    'never as you typed it. We store an argon2id hash, from which the password cannot be read.',
  'privacySections.information-collected.2.4.term': 'Your measurements',
  'privacySections.information-collected.2.4.text':
    'the horizontal ones (shoulders, chest, waist, hips), the vertical ones (head to chest, chest to crotch, crotch to knee, knee to floor), their sum, the underbust if you add it, and your unit preference, Imperial or Metric.',
  'privacySections.information-collected.2.5.term': 'Your answers without a tape',
  'privacySections.information-collected.2.5.text':
    'where you start without one: your height, the sizes that you usually wear, the four comparisons of your body, and what you measured with a string, with the estimated measurements that follow from them. They reach us when you register, are kept with the registration until your address is confirmed, belong to your account then, and each estimate is replaced by what you measure.',
  'privacySections.information-collected.2.6.term': 'Your self-analysis preferences',
  'privacySections.information-collected.2.6.text': 'the body areas that you ticked, if you ticked any.',
  'privacySections.information-collected.2.7.term': 'How your figure is drawn',
  'privacySections.information-collected.2.7.text':
    'the skin tone, the hair or head covering, the beard, the face and the age that you chose for it, if you chose any. They paint drawings and nothing else.',
  'privacySections.information-collected.2.8.term': 'Whose cuts you want to see',
  'privacySections.information-collected.2.8.text':
    'women’s, men’s or any. It chooses clothes and nothing else.',
  'privacySections.information-collected.2.9.term': 'What fits your life now',
  'privacySections.information-collected.2.9.text':
    'a pregnancy with its due month, nursing, breast surgery with its side, or a wheelchair, only if you told it. This can say something about your health, so we store it on your word alone: it changes the advice that you see, is never guessed, never logged, never in a link or a passport, and is gone once you take it away.',
  'privacySections.information-collected.2.10.term': 'What you usually buy',
  'privacySections.information-collected.2.10.text':
    'your sizes of tops, bottoms and shoes, if you told them.',
  'privacySections.information-collected.2.11.term': 'Size charts that you paste',
  'privacySections.information-collected.2.11.text':
    'the brand or shop and the rows of the chart. Only you see them; how a size fits is worked out when you ask, and not stored.',
  'privacySections.information-collected.2.12.term': 'Your body type results',
  'privacySections.information-collected.2.12.text': 'the letter, the digit and the combined code.',
  'privacySections.information-collected.2.13.term': 'Codes and referrals',
  'privacySections.information-collected.2.13.text':
    'the coupon code that you gave, and the name in the link that brought you here (referral tracking), once you go to pay.',
  'privacySections.information-collected.2.14.term': 'Your purchase',
  'privacySections.information-collected.2.14.text':
    'the amount, the currency, the time, the reference of the payment provider, any refund and your request for it, and a lifetime-access flag on your account.',
  'privacySections.information-collected.2.15.term': 'Trends that you have seen',
  'privacySections.information-collected.2.15.text':
    'which of them were on your screen, so that only the others are called new; until a year after you last looked.',
  'privacySections.information-collected.2.16.term': 'Garments that you check',
  'privacySections.information-collected.2.16.text.1':
    'are held for half an hour, as what they are and without your words, so that you can build an outfit around one; then they are gone, unless you keep one: then it is a piece of your wardrobe, as what you own or as a wish. Verdicts are not stored.',
  'privacySections.information-collected.2.17.term': 'What became of a piece',
  'privacySections.information-collected.2.17.text':
    'that you kept after a check, or whose shop you opened from here while signed in: its name, what we said of it and the day, so that we can ask you once, a week later. Your answer is counted without you, and so is, by shop and day, that the shop was opened.',
  'privacySections.information-collected.2.18.term': 'Your wardrobe, outfits and packing lists',
  'privacySections.information-collected.2.18.text.1':
    'the pieces that you add or wish for, with the name, brand, size, price, note, photograph and days of wear that you give them; the outfits and packing lists that you keep',
  'privacySections.information-collected.2.18.text.2.sold':
    ', and without lifetime access the free outfits of the week until it ends',
  'privacySections.information-collected.2.18.text.3':
    '; which outfit we chose for your week, for 30 days; that you have opened a guide and checked a garment, not which; the looks that you love or hide. A photograph of a piece is drawn anew without what your camera wrote into it, nothing is recognized in it, and only you can open it.',
  'privacySections.information-collected.2.19.term': 'Links to your style passport',
  'privacySections.information-collected.2.19.text':
    'when you made each and whether it shows your measurements. A link shows your figure, type, rules and colors as they are when it is opened, without your name, to whoever holds it, until you withdraw it. Of what opens it we store a hash only, and nothing of who opens it.',
  'privacySections.information-collected.2.20.term': 'What you never wear',
  'privacySections.information-collected.2.20.text':
    'what you choose in Preferences: kinds of clothes, what they should cover, a budget.',
  'privacySections.information-collected.2.21.term': 'Your sign-ins',
  'privacySections.information-collected.2.21.text': 'when each was made, was last renewed and expires.',
  'privacySections.information-collected.3':
    'We never ask for a photograph of your body, your address, your date of birth or your weight. A profile picture is cut to 512 by 512 pixels, and whatever your camera wrote into the file, such as a place, is thrown away before we store it. The picture stands at a random address that nobody can guess, and whoever you give that address to can open it.',
  'privacySections.use.heading': 'How we use it',
  'privacySections.use.1.1.text':
    'To work out your body type and how sure it is, and to draw your figure from your own numbers.',
  'privacySections.use.1.2.text':
    'To choose guides, looks and weekly trends that suit your proportions, and to explain why.',
  'privacySections.use.1.3.text': 'To let you sign in, and to keep others from doing so in your name.',
  'privacySections.use.1.4.text':
    'To take a payment, to send a receipt, to refund, and to give whoever referred you the credit.',
  'privacySections.use.1.5.text.1':
    'To send the emails that an account needs: confirming your address, a welcome, a new password, a change of password',
  'privacySections.use.1.5.text.2.sold': ', a receipt. And,',
  'privacySections.use.1.5.text.2.open': '. And,',
  'privacySections.use.1.5.text.3':
    ' on Mondays, an outfit of the week drawn on your figure, if you ask for it in Settings; each has a link that stops it.',
  'privacySections.use.2.1':
    'Your measurements choose clothes and nothing else. No person at Figura reads them to decide anything about you',
  'privacySections.use.2.2.sold': ', no price depends on them',
  'privacySections.use.2.3': ', and they train no model.',
  'privacySections.use.3':
    'Our legal grounds are the agreement between us for your account and its advice, the law for the books we must keep, our legitimate interest in keeping accounts safe, and your consent for the self-analysis and for any news we might send.',
  'privacySections.sharing.heading': 'How we share it',
  'privacySections.sharing.1':
    'We do not sell data, and we do not lend it. It leaves us in three cases only: to the companies that work for us and are named below, as far as their task needs it; if a law or a court obliges us; and if Figura passes to another owner, who is then bound by this text and of whom you hear beforehand.',
  'privacySections.sharing.2.1':
    'Your measurements, your self-analysis and your body type go to none of the companies that ',
  'privacySections.sharing.2.2.sold': 'take payments or ',
  'privacySections.sharing.2.3':
    'deliver mail; the Monday email, if you ask for it, holds a drawing of your figure and no number. A notification on Mondays, if you ask for it, passes through the service of your browser’s maker, encrypted, and names neither you nor a number. A shop that you open from an item learns nothing from us, not even which page you came from.',
  'privacySections.security.heading': 'Security',
  'privacySections.security.1.1.text':
    'Passwords are hashed with argon2id, each with its own salt; common ones are refused.',
  'privacySections.security.1.2.text':
    'Access tokens live for 15 minutes, refresh tokens for 30 days; each refresh token can be used once, and the reuse of an old one ends the sign-in.',
  'privacySections.security.1.3.text':
    'Links to confirm an address work for 24 hours, links to a new password for one hour, each once. We store only their fingerprint.',
  'privacySections.security.1.4.text':
    'Changing your password signs out every other device and is reported to you by email.',
  'privacySections.security.1.5.text':
    'Failed sign-ins, registrations and guessed codes are counted per email address, account or internet address, and slowed down. The counts vanish within an hour.',
  'privacySections.security.1.6.text':
    'Our logs hold neither what you sent nor your name, your email address or your tokens.',
  'privacySections.security.2':
    'No system is perfect. If yours is ever affected by a breach, we tell you and the authorities as the law demands. Urgent security reports are answered within 24 hours.',
  'privacySections.tracking.heading': 'Tracking and what your browser remembers',
  'privacySections.tracking.1.1':
    'Figura sets no cookies, loads no scripts from others, and uses no analytics, no advertising pixels and no fingerprinting. Fonts and pictures come from our own server. If a link with a referral brought you here, we keep the name in it',
  'privacySections.tracking.1.2.sold': ' until you buy, as said above.',
  'privacySections.tracking.1.2.open': ' on this device.',
  'privacySections.tracking.2':
    'Some things are kept in your own browser so that the pages work. In local storage, until you sign out, somebody else signs in or you clear it (the tokens also end with your session; theme, language and referredBy stay, registrationKey until you sign out):',
  'privacySections.tracking.4': 'In session storage, until you close the tab or sign out:',
  'privacySections.tracking.6':
    'While you are signed in, your browser also keeps the pages of the app and, in a cache named figura-personal, what they last showed you, so that you can read them without a network. What you do without one (pieces that you add, days of wear, hearts, answers) waits in a database of the same name until it is sent. When you sign out, both are deleted. When your session ends by itself, the cache is deleted, and what was not sent waits until you sign in again; it is deleted when somebody else signs in.',
  'privacySections.tracking.7':
    'Measurements that are only in these drafts have not reached us. Your browser’s settings let you look at all of it and delete it at any time; you are signed out then, and nothing else is lost.',
  'privacySections.third-parties.heading': 'Third parties',
  'privacySections.third-parties.1.1.term': 'Stripe',
  'privacySections.third-parties.1.1.text':
    'takes payments on its own page. It receives your email address, the amount, your account number at Figura, and the coupon code and referral if there are any. Your card details go to Stripe alone; we never see them. Stripe’s own privacy policy applies to what it keeps.',
  'privacySections.third-parties.1.2.term': 'A mail service',
  'privacySections.third-parties.1.2.text':
    'delivers our emails. It sees your address and the text, which never contains a password or a measurement; of the Monday email, if you ask for it, also the drawing.',
  'privacySections.third-parties.1.3.term': 'A hosting service',
  'privacySections.third-parties.1.3.text':
    'runs the computers that our software and its database are on, under a contract that forbids any other use.',
  'privacySections.third-parties.1.4.term': 'Shops',
  'privacySections.third-parties.1.4.text':
    'are linked from some items and open in a new tab. From there on their terms apply, not ours.',
  'privacySections.retention.heading': 'How long we keep it',
  'privacySections.retention.1.1.term.sold': 'Account and payment records',
  'privacySections.retention.1.1.term.open': 'Your account',
  'privacySections.retention.1.1.text.sold':
    'up to 7 years, as bookkeeping law asks for. If you delete your account, its part goes at once and only the payment records stay, without your name and address.',
  'privacySections.retention.1.1.text.open': 'until you delete it; then it goes at once.',
  'privacySections.retention.1.2.term':
    'Measurements, estimates, body type, self-analysis, size charts and picture',
  'privacySections.retention.1.2.text':
    'as long as you have an account and do not change, remove or delete them. Your answers without a tape go once everything is measured.',
  'privacySections.retention.1.3.term': 'Which trends you have had on screen',
  'privacySections.retention.1.3.text':
    'for a year after the last one, so that only the others are called new.',
  'privacySections.retention.1.4.term': 'How many garments you checked in a week',
  'privacySections.retention.1.4.text':
    'until a day after that week. What you checked is held for half an hour, and kept only where you took it into your wardrobe or your wishes.',
  'privacySections.retention.1.5.term': 'Questions about what became of a piece',
  'privacySections.retention.1.5.text':
    'until you answer: its name goes with that. What you answered, and that you were asked, for 60 days from the day on which you kept the piece or opened the shop.',
  'privacySections.retention.1.6.term': 'Your wardrobe, outfits and packing lists',
  'privacySections.retention.1.6.text':
    'until you delete them or your account. A piece that you take out can be put back for 30 days, as long as it is one of the last 200 that you took out, and is gone then.',
  'privacySections.retention.1.7.term': 'Links to your style passport',
  'privacySections.retention.1.7.text': 'until you withdraw them or delete your account.',
  'privacySections.retention.1.8.term': 'Accounts that nobody confirmed',
  'privacySections.retention.1.8.text':
    '30 days after they were registered, unless the address is confirmed; their answers without a tape and estimates go with them.',
  'privacySections.retention.1.9.term': 'Checkouts',
  'privacySections.retention.1.9.text':
    'the last one that you opened, with its price and code, for 30 days. What Stripe tells us about payments (its own numbers, nothing about you) for 33 days.',
  'privacySections.retention.1.10.term': 'Invitations',
  'privacySections.retention.1.10.text':
    'your address until you register with it or the invitation ends; then only which account used it, until that day.',
  'privacySections.retention.1.11.term': 'Emails that we still have to send',
  'privacySections.retention.1.11.text':
    'until they are sent: your account number and which email it is, not its text. If one cannot be sent, the reason without your address, for 30 days.',
  'privacySections.retention.1.12.term': 'Monday mails',
  'privacySections.retention.1.12.text': 'which weeks had one, for 30 days; not what was in it.',
  'privacySections.retention.1.13.term': 'Monday notifications',
  'privacySections.retention.1.13.text':
    'the address and the keys that your browser gave us for a device, until it signs out or you switch them off, at most half a year.',
  'privacySections.retention.1.14.term': 'Marketing data',
  'privacySections.retention.1.14.text':
    'up to 2 years of inactivity, if you ever agreed to any; today there is none.',
  'privacySections.retention.1.15.term': 'Sign-ins and emailed links',
  'privacySections.retention.1.15.text':
    'until they expire: 30 days without use and half a year in any case, 24 hours or one hour.',
  'privacySections.retention.1.16.term': 'Uses of codes',
  'privacySections.retention.1.16.text':
    'as long as the code exists, since a code has a number of uses. When you delete your account the use no longer says whose it was.',
  'privacySections.rights.heading': 'Your rights',
  'privacySections.rights.1': 'Wherever you live, you may:',
  'privacySections.rights.2.1.term': 'See and take along',
  'privacySections.rights.2.1.text.1':
    'everything we hold about you. In Settings, under Security, "Download my data" gives you an archive: one JSON file with your profile, your measurements and estimates, your answers without a tape, body type, self-analysis and size charts, ',
  'privacySections.rights.2.1.text.2.sold': 'your coupon code, your payments and sign-ins, ',
  'privacySections.rights.2.1.text.2.open': 'your sign-ins, ',
  'privacySections.rights.2.1.text.3':
    ' your wardrobe and outfits, and beside it your picture and your photographs as files.',
  'privacySections.rights.2.2.term': 'Correct',
  'privacySections.rights.2.2.text':
    'your name, your picture, your measurements and your self-analysis, in Settings and under Measurements.',
  'privacySections.rights.2.3.term': 'Delete',
  'privacySections.rights.2.3.text.1':
    'your account, in Settings under Security, with your password. Your profile, picture, measurements, answers without a tape, body type, self-analysis, size charts, open checkout, links, sign-ins and unsent emails are removed at once and for good; what a request of yours was still writing at that moment is gone within minutes.',
  'privacySections.rights.2.4.term': 'Object or withdraw',
  'privacySections.rights.2.4.text':
    'your consent: untick the self-analysis, or write to us about anything else.',
  'privacySections.rights.2.5.term': 'Complain',
  'privacySections.rights.2.5.text': 'to the data protection authority of the place where you live.',
  'privacySections.rights.3':
    'What the settings do, they do immediately. Requests in writing are answered within 30 days and cost nothing.',
  'privacySections.international-transfers.heading': 'International transfers',
  'privacySections.international-transfers.1':
    'Figura can be used from anywhere, and the companies named above may process data in countries other than yours, the United States among them. Where a country’s law protects you less than your own, we rely on standard contractual clauses and send no more than the task needs. Body measurements are not part of any such transfer beyond the hosting itself.',
  'privacySections.updates.heading': 'Updates to this policy',
  'privacySections.updates.1':
    'When the software changes, this text changes with it, and the date at the top says when. If a change affects what we collect or whom we share it with, we write to the address of your account before it takes effect, early enough for you to take your data and go.',
  'privacySections.contact.heading': 'Contact',
  'privacySections.contact.1': 'Questions, requests and complaints reach a person here:',
  'privacySections.contact.3':
    'We answer support questions within 2 business days, urgent matters of security within 24 hours, and requests about your rights within 30 days.',
  'privacyLegalNotes.1':
    'Figura is not for people under 18. We do not knowingly hold data about them; if you learn that we do, write to us and we delete it.',
  'privacyLegalNotes.2':
    'A body type is a description of proportions for the choice of clothes. It is no medical finding, and none of our advice replaces one.',
  'privacyLegalNotes.3':
    'If a part of this policy turns out to be invalid where you live, the rest stays in force, and your statutory rights go before anything said here.',
  'privacySections.information-collected.2.16.text.2':
    ' Without lifetime access the free outfits of the week hold the piece that they were built around, and we count your checks of a week, with their times, because so many are free.',
  'privacySections.rights.2.3.text.2':
    ' Payment records stay without your name and address; the account number in them leads to nobody.',
});
