export default {
  signals: {
    hipsWide:
      'Next to your shoulders, your hips are {degree, select, little {a little wider} much {much wider} other {wider}}.',
    shouldersNarrow:
      'Next to your hips, your shoulders are {degree, select, little {a little narrower} much {much narrower} other {narrower}}.',
    shouldersBroad:
      'Next to your hips, your shoulders are {degree, select, little {a little broader} much {much broader} other {broader}}.',
    hipsNarrow:
      'Next to your shoulders, your hips are {degree, select, little {a little narrower} much {much narrower} other {narrower}}.',
    waistDefined:
      'Next to your hips, your waist is {degree, select, little {a little smaller} much {much smaller} other {smaller}}.',
    waistDefinedFromAbove:
      'Next to your shoulders and chest, your waist is {degree, select, little {a little smaller} much {much smaller} other {smaller}}.',
    waistThick:
      'Next to your hips, your waist is {degree, select, little {a little fuller} much {much fuller} other {fuller}}.',
    waistStraight:
      'From waist to hips, your line is {degree, select, little {a little straighter} much {much straighter} other {straighter}}.',
    chestBig:
      'Next to your shoulders and hips, your chest is {degree, select, little {a little fuller} much {much fuller} other {fuller}}.',
    chestSmall:
      'Next to your shoulders and hips, your chest is {degree, select, little {a little smaller} much {much smaller} other {smaller}}.',
    legsShort:
      'Your legs are {degree, select, little {a little shorter} much {much shorter} other {shorter}} for your height.',
    legsLong:
      'Your legs are {degree, select, little {a little longer} much {much longer} other {longer}} for your height.',
    torsoLong:
      'From chest to crotch, you are {degree, select, little {a little longer} much {much longer} other {longer}} for your height.',
    torsoShort:
      'From chest to crotch, you are {degree, select, little {a little shorter} much {much shorter} other {shorter}} for your height.',
    midBodyShort:
      'From chest to knee, you are {degree, select, little {a little shorter} much {much shorter} other {shorter}} for your height.',
    calvesShort:
      'Of your legs, the part below the knee is {degree, select, little {a little shorter} much {much shorter} other {shorter}}.',
    calvesLong:
      'Of your legs, the part below the knee is {degree, select, little {a little longer} much {much longer} other {longer}}.',
    heightPetite:
      'You are {degree, select, little {a little shorter} much {much shorter} other {shorter}} than most.',
    heightTall:
      'You are {degree, select, little {a little taller} much {much taller} other {taller}} than most.',
    bustFull:
      'From your underbust to your chest the tape gains {degree, select, little {a little more} much {much more} other {more}} than in the middle cup sizes.',
    bustSmall:
      'From your underbust to your chest the tape gains {degree, select, little {a little less} much {much less} other {less}} than in the middle cup sizes.',
  },
  balances: {
    shouldersBalanced: 'Your shoulders and hips go together.',
    waistBalanced: 'Your waist draws in about as much as usual.',
    legsBalanced: 'Your legs and your torso share your height about as usual.',
    chestBalanced: 'Your chest is in proportion to your shoulders and hips.',
  },
  reasons: {
    ticked: 'You told us about it in your self analysis.',
    lifeState: 'You told us in Preferences.',
  },
  codeNotes: {
    drawnInWaist:
      'Your letter goes by rules that your waist does not decide; it does draw in, so the advice counts it.',
    fullerWaist:
      'Your letter asks for hips a tenth wider than the waist; most we compare with have them wider by nearly a fifth, so the advice takes your waist for less curved than the letter does.',
    notLevel:
      'Your letter calls shoulders and hips level when they are within two inches; the advice looks closer and sees which of them leads.',
    noOtherRule:
      'Your letter is the one for bodies that no other rule describes; the advice looks at your proportions themselves.',
    evenByDigit:
      'Your digit begins where more than 52 percent of the height lies above the crotch. So it does for half of those we compare with: the advice takes your legs and torso for even.',
    unevenByDigit:
      'Your digit calls halves of 48 to 52 percent of the height even; the advice compares you with a survey and counts the difference that it finds.',
    littleByDigit:
      'Your digit begins below 45 percent of the height from chest to knee. So it does for half of those we compare with: the advice gives it little weight.',
    forMen:
      'By these rules most men get the same letter, so it says little about you; our advice compares your proportions with those of men.',
  },
} as const;
