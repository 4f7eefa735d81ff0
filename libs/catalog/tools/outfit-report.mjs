import { bodies, people } from './outfits/bodies.mjs';
import { createComposer } from './outfits/compose.mjs';
import { findFaults } from './outfits/faults.mjs';
import { drawWardrobes } from './outfits/wardrobes.mjs';

/**
 * Outfits for women, men and life states, 9 occasions and 4 seasons; exits with 1 if a figure misses its bound.
 * `--check` leaves out figures without bounds and every other person; `--sheet FILE [occasion:season]` draws a
 * contact sheet.
 */
const OCCASIONS = [
  'everyday',
  'work',
  'interview',
  'weekend',
  'evening',
  'celebration',
  'formal',
  'travel',
  'sport',
];
const SEASONS = ['spring', 'summer', 'fall', 'winter'];
const isCheck = process.argv.includes('--check');
const BOUNDS = {
  faults: 0.01,
  share: 0.08,
  smallShare: 0.12,
  looks: isCheck ? 215 : 235,
  unlike: 0.92,
  colored: 0.25,
};
const SMALL_SLOTS = ['bag', 'legs', 'jewelry'];

const chosenPeople = people.filter((_, index) => !isCheck || index % 2 === 0);

const { lookBook, compose, findPieces } = await createComposer();
const answers = [];
let milliseconds = 0;
for (const body of chosenPeople) {
  const pieces = findPieces(body);
  for (const occasion of OCCASIONS) {
    for (const season of SEASONS) {
      const startUsage = process.cpuUsage();
      const { outfits, relaxed } = compose(body, { occasion, season }, pieces);
      const { user, system } = process.cpuUsage(startUsage);
      milliseconds += (user + system) / 1_000;
      answers.push({ body, occasion, season, outfits, relaxed });
    }
  }
}
const all = answers.flatMap(({ outfits, occasion, season, body }) =>
  outfits.map((outfit, rank) => ({ ...outfit, occasion, season, body, rank })),
);
const formatPercent = (part, whole = all.length) => `${((100 * part) / whole).toFixed(1)}%`;
const countBy = (list, name) => {
  const counts = new Map();
  for (const each of list) counts.set(name(each), (counts.get(name(each)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};
const misses = [];
const check = (is, sentence) => {
  process.stdout.write(`${sentence}\n`);
  if (!is) misses.push(sentence);
};

const short = answers.filter(({ outfits }) => outfits.length < 3);
check(short.length === 0, `${answers.length} questions, ${short.length} with fewer than three outfits`);
process.stdout.write(`${(milliseconds / answers.length).toFixed(1)} ms of the processor for an answer\n`);
process.stdout.write(
  `left open: ${countBy(answers, ({ relaxed }) => relaxed.join('+') || 'nothing')
    .map((each) => each.join(' '))
    .join(', ')}\n`,
);
const faulty = all
  .map((outfit) => ({ ...outfit, faults: findFaults(outfit) }))
  .filter(({ faults }) => faults.length > 0);
check(
  faulty.length / all.length <= BOUNDS.faults,
  `${formatPercent(faulty.length)} of ${all.length} outfits have a fault, ${faulty.filter(({ rank }) => rank === 0).length} of them first`,
);
for (const [fault, count] of countBy(
  faulty.flatMap(({ faults }) => faults),
  (each) => each,
)) {
  const { body, occasion, season, look, pieces } = faulty.find(({ faults }) => faults.includes(fault));
  process.stdout.write(
    `  ${count} ${fault}: ${body.key}, ${occasion}, ${season}, ${look?.id}: ${pieces.map(({ name }) => name).join(' + ')}\n`,
  );
}
const used = countBy(all, ({ look }) => look?.id ?? 'none');
check(used.length >= BOUNDS.looks, `${used.length} of ${lookBook.book.looks.length} looks are used`);
const looks = new Map(lookBook.book.looks.map((look) => [look.id, look]));
const isOfAnotherCut = ({ look, body }) => look && !looks.get(look.id).for.includes(body.presentation);
check(!all.some(isOfAnotherCut), `${all.filter(isOfAnotherCut).length} outfits follow a look of another cut`);
const idle = lookBook.book.looks.filter(({ id, weather }) => !weather && !used.some(([name]) => name === id));
process.stdout.write(`never first three: ${idle.map(({ id }) => id).join(', ') || 'none'}\n`);
const isUnlike = ({ outfits }) =>
  [['bottom', 'one-piece'], ['shoes'], ['bag']].filter((slots) => {
    const worn = outfits.flatMap(({ pieces }) => pieces.filter(({ slot }) => slots.includes(slot)));
    return worn.length > 0 && new Set(worn.map(({ id }) => id)).size === worn.length;
  }).length >= 2;
const unlike = answers.filter(isUnlike);
check(
  unlike.length / answers.length >= BOUNDS.unlike,
  `${formatPercent(unlike.length, answers.length)} of answers differ in two of lower half, shoes and bag`,
);
for (const [which, count] of countBy(
  answers.filter((answer) => !isUnlike(answer)),
  ({ body, occasion }) => `${body.presentation} ${occasion}`,
).slice(0, 6))
  process.stdout.write(`  alike ${count} ${which}\n`);
const NEUTRAL =
  /black|gray|white|ivory|navy|beige|camel|taupe|brown|stone|charcoal|ecru|cream|tan|ink|sand|oat|denim|indigo/i;
const colored = all.filter(({ pieces }) =>
  pieces.some(
    ({ slot, garment }) =>
      ['one-piece', 'top', 'bottom', 'mid', 'layer'].includes(slot) &&
      (garment.attributes.prints || !NEUTRAL.test(garment.colors[0].name)),
  ),
);
check(colored.length / all.length >= BOUNDS.colored, `${formatPercent(colored.length)} show color or print`);
const shares = countBy(
  all.flatMap(({ pieces }) => pieces),
  ({ id, slot }) => `${SMALL_SLOTS.includes(slot) ? 'small' : 'large'} ${id}`,
);
for (const [name, count] of shares.slice(0, 40)) {
  const [size, id] = name.split(' ');
  const bound = size === 'small' ? BOUNDS.smallShare : BOUNDS.share;
  if (count / all.length > bound) check(false, `${id} is in ${formatPercent(count)} of outfits`);
}
process.stdout.write(
  `most worn: ${shares
    .filter(([name]) => name.startsWith('large'))
    .slice(0, 8)
    .map(([name, count]) => `${name.slice(6)} ${formatPercent(count)}`)
    .join(', ')}\n`,
);

const wardrobes = isCheck ? [] : drawWardrobes(bodies, findPieces);
for (const size of new Set(wardrobes.map((wardrobe) => wardrobe.size))) {
  const owned = wardrobes
    .filter((wardrobe) => wardrobe.size === size)
    .flatMap(({ body, pieces }) =>
      ['everyday', 'work', 'weekend', 'evening'].flatMap((occasion) =>
        SEASONS.map((season) => ({ body, occasion, season, ...compose(body, { occasion, season }, pieces) })),
      ),
    );
  const outfits = owned.flatMap((answer) =>
    answer.outfits.map(({ pieces, relaxed }) => ({ ...answer, pieces, relaxed })),
  );
  const isFaulty = ({ body, pieces, occasion, season }) =>
    findFaults({ body, pieces, occasion, season }).length > 0;
  const ofLook = outfits.filter(({ relaxed }) => relaxed.length === 0);
  process.stdout.write(
    `${size} pieces by lot: ${formatPercent(owned.filter(({ outfits: some }) => some.length > 0).length, owned.length)} of ` +
      `${owned.length} questions have an outfit, ${formatPercent(owned.filter(({ met }) => met > 0).length, owned.length)} one that ` +
      `leaves nothing open; faults in ${formatPercent(ofLook.filter(isFaulty).length, ofLook.length)} of these, in ` +
      `${formatPercent(outfits.filter(isFaulty).length, outfits.length)} of all\n`,
  );
}

const sheetAt = process.argv.indexOf('--sheet');
if (sheetAt > 0) {
  const { drawSheet } = await import('./outfits/sheet.mjs');
  const [file, ...questions] = process.argv.slice(sheetAt + 1);
  const shown = answers.filter(
    ({ occasion, season }) => questions.length === 0 || questions.includes(`${occasion}:${season}`),
  );
  await drawSheet(file, shown);
}
if (misses.length > 0) process.stdout.write(`\n${misses.length} figures miss their bounds\n`);
process.exitCode = misses.length > 0 ? 1 : 0;
