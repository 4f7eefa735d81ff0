import { capitalize } from '../../lib/text/capitalize';
import type { Garment } from '@figura/contracts';
import { findKind } from '../../ui/garment/kinds';
import { difference as t } from './messages.en';

const SHOWN = 3;
/** Of 255: less is hardly seen beside each other. */
const SEEN = 45;

const SCALES = [
  {
    attribute: 'sleeveLength',
    more: 'longerSleeves',
    less: 'shorterSleeves',
    values: [
      ['sleeveless'],
      ['cap'],
      ['short'],
      ['bust-level', 'elbow'],
      ['rolled-forearm', 'three-quarter', 'bracelet'],
      ['wrist', 'past-wrist'],
    ],
  },
  {
    attribute: 'neckline',
    more: 'openerNeck',
    less: 'higherNeck',
    values: [
      ['roll-neck'],
      ['mock-neck', 'stand-collar'],
      ['crew', 'boat', 'open-shirt-collar', 'henley', 'collarless'],
      ['v-neck', 'scoop', 'square', 'wrap-neck', 'sweetheart', 'cowl'],
      ['deep-v', 'wide-v', 'deep-scoop', 'off-shoulder', 'strapless'],
    ],
  },
  {
    attribute: 'leg',
    more: 'widerLeg',
    less: 'slimmerLeg',
    values: [
      ['legging', 'skinny'],
      ['slim', 'tapered'],
      ['straight', 'bootcut'],
      ['barrel', 'relaxed', 'flare'],
      ['wide', 'palazzo'],
    ],
  },
  {
    attribute: 'length',
    more: 'longer',
    less: 'shorter',
    values: [
      ['crop', 'waist-length-top', 'jacket-waist', 'mini'],
      ['high-hip-top', 'above-knee'],
      ['widest-hip-top', 'jacket-hip', 'knee'],
      ['below-knee'],
      ['tunic-length', 'mid-calf', 'jacket-long'],
      ['ankle', 'floor', 'jacket-ankle'],
    ],
  },
  {
    attribute: 'shoes',
    more: 'higherHeel',
    less: 'flatter',
    values: [['flat-sole'], ['chunky-sole'], ['block-heel', 'wedge-heel', 'platform'], ['slim-heel']],
  },
] as const;

export function tellDifference(from: Garment, to: Garment): string | null {
  const seen = [tellColor(from, to), ...SCALES.map((scale) => tellOnScale(scale, from, to))].filter(
    (each) => each !== null,
  );
  if (seen.length === 0) return null;
  return `${capitalize(seen.slice(0, SHOWN).join(', '))}.`;
}

function tellColor(from: Garment, to: Garment): string | null {
  const [before, after] = [from, to].map(measureLightness);
  if (before == null || after == null || Math.abs(after - before) < SEEN) return null;
  return t(after > before ? 'lighter' : 'darker');
}

function measureLightness({ colors }: Garment): number | null {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colors[0]?.hex ?? '');
  if (!digits) return null;
  const [red, green, blue] = digits.slice(1).map((pair) => parseInt(pair, 16)) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function tellOnScale({ attribute, more, less, values }: (typeof SCALES)[number], from: Garment, to: Garment) {
  const place = (garment: Garment) => {
    const told = listValues(garment, attribute);
    return values.findIndex((step) => (step as readonly string[]).some((value) => told.includes(value)));
  };
  const [before, after] = [place(from), place(to)];
  if (before < 0 || after < 0 || before === after) return null;
  return t(after > before ? more : less);
}

function listValues(garment: Garment, attribute: (typeof SCALES)[number]['attribute']): readonly string[] {
  const told = garment.attributes[attribute];
  if (told) return told;
  return (findKind(garment)?.questions ?? []).flatMap((question) =>
    question.attribute === attribute && question.usual !== undefined ? [question.usual] : [],
  );
}
