import { translator } from '../../lib/messages/translator';

export const features = translator({
  '1.question': 'What does my code mean, for instance B2?',
  '1.answer':
    'The letter describes your girths: A Hourglass, B Triangle/Pear, C Inverted Triangle, D Circle/Apple, E Rectangle. The digit describes your heights: 1 Balanced, 2 Long Torso / Short Legs, 3 Short Torso / Long Legs, 4 Balanced Torso / Short Mid-Body. Together they make twenty codes. With a chest that is small, in between or big beside the hips each has three variants with advice of their own: sixty, our “50+ body type combinations”.',
  '2.question': 'What is a balance issue?',
  '2.answer':
    'It is our name for a proportion that follows from your type, such as wide hips or a long torso, and that clothes can play down or play up. It is a starting point for advice and no verdict: each guide says what draws the eye there and what leads it elsewhere, and you choose.',
  '3.question': 'What is the self-analysis for?',
  '3.answer.1':
    'A tape cannot see everything. In the self-analysis you may tick what you would like advice on, from the neck to the feet. You can change it at any time from your measurements page, and each thing you tick gets its own guide',
  '3.answer.2.sold': ', for those with lifetime access.',
  '4.question': 'How do I switch between inches and centimeters?',
  '4.answer':
    'Use the toggle above the measurement fields: Inches or Centimeters, in onboarding called Imperial and Metric. It converts what you have entered, at 2.54 centimeters to the inch, and toggling back gives you exactly what you typed. Fractions such as 12 1/2 work too.',
  '5.question': 'Can I change my measurements later?',
  '5.answer':
    'Yes, as often as you like, under Measurements in the navigation. Saving works out your type anew, and your analysis, looks and trends follow. Measure again after a pregnancy, a change of weight, or a year.',
  '6.question': 'How often do the trends change?',
  '6.answer':
    'Every week. A new edition is chosen from the catalog, with all eight categories in it. "All Trends" shows the whole edition, "For You" the part of it that suits your proportions.',
  '7.question': 'How do I check a piece of clothing before I buy it?',
  '7.answer.1':
    'Open the Fitting room, say what it is in a few words (“navy wrap dress, knee length”) or paste the shop’s description; we do not open links. You see it on your figure, what it does for your proportions, what speaks against it and what would do more.',
  '8.question': 'How do I put my own clothes into the wardrobe?',
  '8.answer.1':
    'Under Wardrobe, choose “+ Add”. Describe a piece in words (“black wrap dress, size M, $49”), paste a list with one piece on each line, or start from a photo.',
  '8.answer.2.sold': ' Ten pieces are free; with lifetime access there is room for 1,000.',
  '8.answer.2.open': ' There is room for 1,000.',
  '9.question': 'Can I import a list or a spreadsheet of my clothes (CSV, Excel)?',
  '9.answer':
    'Yes. Copy the rows together with the line that names the columns, and paste them under Wardrobe, “+ Add”, “List or CSV”. You see what was read before anything is added; rows that cannot be read stay there to be corrected.',
  '10.question': 'How do I get outfits, and how do I pack for a trip?',
  '10.answer.1':
    'Under Wardrobe, “Outfits” shows three whole outfits on your figure. Tap an underlined word to change the occasion, the weather or where the pieces come from, and a piece to swap it.',
  '10.answer.2.sold': ' One set of outfits a week is free. With lifetime access, “Pack” finds',
  '10.answer.2.open': ' “Pack” finds',
  '10.answer.3':
    ' the fewest pieces for a trip, with an outfit for each day and a list to tick off, also without a network.',
  '11.question': 'How do I share my result with a friend, a shop or a tailor?',
  '11.answer':
    'Open your style passport, under Me or from your analysis: it can be printed, shared as a picture or opened by a link. The link shows no name, and your measurements only if you say so. You can withdraw it at any time; it then opens nothing.',
  '12.question': 'Can I hide my measurements from the screen?',
  '12.answer':
    'Yes. Under Settings, in the Preferences tab, tick “Hide my measurements and all lengths in advice”. Your type and the advice stay as they are.',
  '13.question': 'Can I change how my figure is drawn: skin, hair, head covering?',
  '13.answer':
    'Yes. Under Settings you choose skin, hair, or a head covering such as a hijab or a turban in a color of its own, and a face and an age, for every drawing of you. No advice depends on it.',
  '14.question': 'Can I change the language? Is Figura available in German, French or Spanish?',
  '14.answer':
    'Yes: all pages and emails are in English and German. The switch is at the foot of the page and under Settings, in the Preferences tab. Descriptions of clothes are read in English, German, French, Spanish and Italian.',
  '15.question': 'Can I tell Figura what I love and what I never want to see again?',
  '15.answer':
    'Yes. A heart marks a look that you love, and hiding one takes it out of your lists. For whole kinds of clothes, such as skirts, heels, wool or animal prints, use “Never for me” under Settings, in the Preferences tab.',
  '7.answer.2': ' Three checks a week are free; with lifetime access there is no limit.',
});
