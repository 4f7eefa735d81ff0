import { translator } from '../lib/messages/translator';

export const about = translator({
  'aboutHero.title': 'About Us',
  'aboutHero.lead': 'Figura is a tape measure with a good memory and better manners.',
  'mission.heading': 'Our mission',
  'mission.paragraphs.1':
    'Getting dressed should start from the body that is there. Most advice starts elsewhere: from a season, a celebrity or a list of things to hide. We start from eight numbers that you take yourself, and say what follows from them in words that you can check.',
  'mission.paragraphs.2':
    'We do not want you to look like anyone else, nor like another shape. We want you to know why one jacket feels right and another does not, so that you can walk past the second without a doubt, spend less, and keep what you buy.',
  'aboutValues.heading': 'What we hold to',
  'aboutValues.values.1.title': 'Bodies are not the problem',
  'aboutValues.values.1.text':
    'You will find no word here for what is wrong with a body. A guide describes what a garment does: it draws a line, adds volume, moves the eye.',
  'aboutValues.values.2.title': 'A reason for everything',
  'aboutValues.values.2.text':
    'Each suggestion stands beside the rule it follows from. If you disagree with the rule, you know which suggestions to ignore.',
  'aboutValues.values.3.title': 'Honest about doubt',
  'aboutValues.values.3.text':
    'A tape slips, a type has borders, a study has limits. We say how sure we are, in percent where we can.',
  'aboutValues.values.4.title': 'Your numbers are yours',
  'aboutValues.values.4.text':
    'They choose clothes for you and serve no other end. You can download or delete them in a minute, without asking us.',
  'aboutStats.heading': 'Figura in figures',
  'team.heading': 'The people',
  'team.text': 'Cutting, styling, writing and engineering, at one table.',
  'team.members.1.name': 'Ilse Varga-Moran',
  'team.members.1.role': 'Founder, product',
  'team.members.1.bio':
    'Spent eleven years altering other people’s clothes and noticed that the same six alterations kept coming back. Figura began as the notebook in which they were counted.',
  'team.members.2.name': 'Noor Lindqvist',
  'team.members.2.role': 'Pattern cutting and measurement',
  'team.members.2.bio':
    'Drafts patterns by hand and owns nine tape measures, one of which is right. Looks after the type rules and writes about bodies and numbers.',
  'team.members.3.name': 'Camille Adeyemi',
  'team.members.3.role': 'Styling',
  'team.members.3.bio':
    'Dressed stage musicians before dressing the public, and still judges every outfit from the back row. Rates the catalog and chooses the trends.',
  'team.members.4.name': 'Rosa Whitfield',
  'team.members.4.role': 'Editor',
  'team.members.4.bio':
    'Came from radio, where nobody could see what anyone wore. Edits every sentence of ours, and deletes most adjectives.',
  'team.members.5.name': 'Tamsin Okafor',
  'team.members.5.role': 'Shopping and materials',
  'team.members.5.bio':
    'A former buyer who reads care labels for pleasure. Knows what a garment costs to make, and what it costs to return.',
  'team.members.6.name': 'Priya Castellane',
  'team.members.6.role': 'Engineering',
  'team.members.6.bio':
    'Turned the notebook into software. Believes that a number without its error is a rumor.',
  'science.heading': 'What is science here, and what is craft',
  'science.paragraphs.1':
    'The types are arithmetic. Four girths give a letter: a ratio of 1.1 between hips and waist, or between shoulders and hips, and a difference of no more than 2 inches between shoulders and hips, decide between A and E. Four heights give a digit: 48% to 52% of the height above the crotch counts as balanced, and a balanced body whose stretch from chest to knee is below 45% counts as short in the middle. Such borders are conventions. They are drawn where they are useful, and nature knows nothing of them.',
  'science.paragraphs.2':
    'That is why we tell you how sure your type is. We ran the rules on two public collections of body measurements, with more than 2,200 women between them, and let the tape err by about a centimeter, as it does at home. One woman in three would then get another of the twenty codes, most often the one next door. Taking the average of three readings nearly halves the changes of letter. Neither collection stands for all women, and we use them for comparison only.',
  'science.paragraphs.3':
    'The advice is mostly craft. That vertical lines lengthen and hems widen where they land is what generations of dressmakers agree on, and what you can see in any mirror, but few have put it to a test. Where there are experiments we follow them, even against custom: darker clothes do look somewhat smaller, and in most tests horizontal stripes did not widen whoever wore them.',
  'aboutCall.heading': 'Your turn with the tape',
  'aboutCall.text': 'It takes 5 to 10 minutes, and your type is free.',
  'aboutCall.action.label': 'Start Your Style Journey',
});
