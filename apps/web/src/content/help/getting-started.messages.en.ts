import { translator } from '../../lib/messages/translator';

export const gettingStarted = translator({
  '1.question': 'What do I need before I start?',
  '1.answer':
    'A soft measuring tape, a wall, a pencil and 5 to 10 minutes. If you have no tape, use a string that does not stretch and lay it along a ruler. Wear something thin or nothing over the places you measure, and no shoes.',
  '2.question': 'How do I take the horizontal measurements?',
  '2.answer':
    'All four go all the way around the body, with the tape level and lying on the skin without pressing in. Shoulders: around the widest point of both shoulders, over the upper arms, with your arms hanging. Chest: around the fullest part. Waist: around the narrowest point, for most a little above the navel. Hips: around the fullest part of your seat, with your feet together. Breathe out before you read the tape.',
  '3.question': 'How do I take the vertical measurements?',
  '3.answer':
    'Stand barefoot with your back to a wall and mark four heights on it with a pencil: the top of your head, the fullest part of your chest, your crotch and the middle of your kneecap. Then step away and measure straight down between the marks: head to chest, chest to crotch, crotch to knee, knee to floor.',
  '4.question': 'Do I need both the horizontal and the vertical measurements?',
  '4.answer':
    'Yes. The four girths give the letter of your type and the four heights give the digit, and recommendations need both. Without them your dashboard shows the way back to measuring. You can stop after the first step and go on later.',
  '5.question': 'How exact do I have to be?',
  '5.answer':
    'Half an inch, or one centimeter, either way is fine. If your numbers lie close to a border between two types, Figura says so, tells you how likely each of them is, and names the one measurement that is most worth taking again. The average of three readings is best.',
  '6.question': 'Which number do I enter for the shoulders?',
  '6.answer':
    'The girth: all the way around both shoulders and back to the start, like the other three. It is a large number, usually close to that of the hips.',
  '7.question': 'Can I start without a tape measure?',
  '7.answer':
    'Yes. Choose “Without a tape” under Get Started: your height, the sizes you usually wear and a few drawings give a type that is probable, and how probable. A string laid along the edge of a sheet of paper makes it surer, one measurement at a time. With a free account your looks, outfits and the fitting room work from these answers at once and say “probably” where they decide. One number with a soft tape makes everything surer; take them one at a time, from Measurements in the navigation.',
  '8.question': 'Can I try Figura before I register?',
  '8.answer':
    'Yes. Get Started works without an account: with eight measurements, or without a tape, you see your type and three things about your proportions. A free account keeps them.',
  '9.question': 'I cannot stand up to be measured, or I use a wheelchair. Does Figura work for me?',
  '9.answer':
    'The four girths can be taken sitting or lying. For the heights, lie on a firm bed with your feet against the wall: the stretches between the same marks are the same. If you cannot lie straight, let somebody measure from mark to mark and add up the parts. If you sit through the day, say so under Settings, in the Preferences tab, at “What fits my life now”: lengths are then judged and drawn as you sit.',
});
