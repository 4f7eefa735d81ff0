export default {
  signals: {
    hipsWide:
      'Next to your shoulders, your hips are {degree, select, little {a little wider} much {much wider} other {wider}} than most.',
    shouldersNarrow:
      'Next to your hips, your shoulders are {degree, select, little {a little narrower} much {much narrower} other {narrower}} than most.',
    shouldersBroad:
      'Next to your hips, your shoulders are {degree, select, little {a little broader} much {much broader} other {broader}} than most.',
    hipsNarrow:
      'Next to your shoulders, your hips are {degree, select, little {a little narrower} much {much narrower} other {narrower}} than most.',
    waistDefined:
      'Next to your hips, your waist is {degree, select, little {a little smaller} much {much smaller} other {smaller}} than most.',
    waistDefinedFromAbove:
      'Next to your shoulders and chest, your waist is {degree, select, little {a little smaller} much {much smaller} other {smaller}} than most.',
    waistThick:
      'Next to your hips, your waist is {degree, select, little {a little fuller} much {much fuller} other {fuller}} than most.',
    waistStraight:
      'From waist to hips, your line is {degree, select, little {a little straighter} much {much straighter} other {straighter}} than most.',
    chestBig:
      'Next to your shoulders and hips, your chest is {degree, select, little {a little fuller} much {much fuller} other {fuller}} than most.',
    chestSmall:
      'Next to your shoulders and hips, your chest is {degree, select, little {a little smaller} much {much smaller} other {smaller}} than most.',
    legsShort:
      'For your height, your legs are {degree, select, little {a little shorter} much {much shorter} other {shorter}} than most.',
    legsLong:
      'For your height, your legs are {degree, select, little {a little longer} much {much longer} other {longer}} than most.',
    torsoLong:
      'For your height, your torso is {degree, select, little {a little longer} much {much longer} other {longer}} than most.',
    torsoShort:
      'For your height, your torso is {degree, select, little {a little shorter} much {much shorter} other {shorter}} than most.',
    midBodyShort:
      'For your height, you are {degree, select, little {a little shorter} much {much shorter} other {shorter}} than most from chest to knee.',
    calvesShort:
      'Your legs are {degree, select, little {a little shorter} much {much shorter} other {shorter}} than most below the knee.',
    calvesLong:
      'Your legs are {degree, select, little {a little longer} much {much longer} other {longer}} than most below the knee.',
    heightPetite:
      'You are {degree, select, little {a little shorter} much {much shorter} other {shorter}} than most.',
    heightTall:
      'You are {degree, select, little {a little taller} much {much taller} other {taller}} than most.',
    bustFull:
      'The difference between your underbust and your chest is {degree, select, little {a little larger} much {much larger} other {larger}} than in the middle cup sizes.',
    bustSmall:
      'The difference between your underbust and your chest is {degree, select, little {a little smaller} much {much smaller} other {smaller}} than in the middle cup sizes.',
  },
  balances: {
    shouldersBalanced: 'Your shoulders and hips are in balance.',
    waistBalanced: 'Your waist draws in about as much as most do.',
    legsBalanced: 'Your legs and torso share your height about as most do.',
    chestBalanced: 'Your chest is in proportion to your shoulders and hips.',
  },
  reasons: {
    ticked: 'You told us about it in your self analysis.',
    lifeState: 'You told us in Preferences.',
  },
  codeNotes: {
    drawnInWaist:
      'The rule for your letter did not ask about your waist; it does draw in, so our advice counts it.',
    fullerWaist:
      'Your letter asks for hips a tenth wider than the waist. For most people the difference is nearly a fifth, so our advice counts your waist as less curved than your letter does.',
    notLevel:
      'Your letter calls shoulders and hips level when they are within two inches; our advice looks closer and sees which is wider.',
    noOtherRule:
      'Your letter is the one for bodies that no other rule describes; our advice looks at your proportions themselves.',
    evenByDigit:
      'Your digit begins where more than 52 percent of the height lies above the crotch. That is so for half the people we compare with, so our advice counts your legs and torso as even.',
    unevenByDigit:
      'Your digit calls halves of 48 to 52 percent of the height even; our advice compares you with a survey and counts the difference that it finds.',
    littleByDigit:
      'Your digit begins where less than 45 percent of the height lies between chest and knee. That is so for half the people we compare with, so our advice gives it little weight.',
    forMen:
      'By these rules most men get the same letter, so it says little about you; our advice compares your proportions with those of men.',
  },
} as const;
