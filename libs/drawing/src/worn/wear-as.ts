import type { GarmentInput } from '../garment/piece';
import { isCarry, type Carry } from './carries';

type Attributes = GarmentInput['attributes'];

export function wearAs(garment: GarmentInput): GarmentInput {
  const { worn = [] } = garment;
  const attributes = worn.reduce<Attributes>((before, style) => WEAR[style](before), garment.attributes);
  return worn.length === 0 ? garment : { ...garment, attributes };
}

const WEAR: Readonly<
  Record<NonNullable<GarmentInput['worn']>[number], (attributes: Attributes) => Attributes>
> = {
  tucked: (attributes) => ({ ...attributes, waist: ['tucked'] }),
  'half-tucked': (attributes) => ({ ...attributes, waist: ['front-tuck'] }),
  rolled: (attributes) => ({
    ...attributes,
    sleeveLength: ['rolled-forearm'],
    sleeves: [...removeValues(attributes, 'sleeves', /cuff/), 'set-in'].slice(0, 1),
  }),
  open: (attributes) => ({
    ...attributes,
    style: [...removeValues(attributes, 'style', /wrap|single/), 'open-jacket'],
    line: [...removeValues(attributes, 'line', /placket|zip/), 'open-front'],
    waist: removeValues(attributes, 'waist', /^tie$/),
    accessories: removeValues(attributes, 'accessories', /belt/),
  }),
  buttoned: (attributes) => ({ ...attributes, line: removeValues(attributes, 'line', /^open-front$/) }),
  'short-strap': (attributes) => carryAs(attributes, 'underarm-bag'),
  'in-hand': (attributes) => carryAs(attributes, 'hand-held-bag'),
};

export function wearMensBoot(garment: GarmentInput): GarmentInput {
  const { shoes = [], ...others } = garment.attributes;
  const isFlat = garment.type.endsWith('boot') && !shoes.some((value) => /heel|sole|platform/.test(value));
  return isFlat ? { ...garment, attributes: { ...others, shoes: [...shoes, 'flat-sole'] } } : garment;
}

function carryAs(attributes: Attributes, carry: Carry): Attributes {
  const others = (attributes['accessories'] ?? []).filter((value) => !isCarry(value));
  return { ...attributes, accessories: [...others, carry] };
}

const TUCKABLE = ['shirt', 'blouse', 't-shirt', 'polo', 'tank', 'camisole', 'wrap-top'];

/** A free hem would lift a trousers' belt to the ribs, and show beneath a man's jacket. */
export function wearBelted(garments: readonly GarmentInput[], isMens: boolean): readonly GarmentInput[] {
  const isHolding = ({ type, attributes }: GarmentInput): boolean =>
    (isMens && type === 'blazer') ||
    (type === 'belt' &&
      !attributes['waist']?.includes('tie') &&
      !attributes['accessories']?.includes('hip-belt'));
  const isTucked = garments.some(isHolding) && garments.some(({ category }) => category === 'Bottoms');
  return garments.map((garment) =>
    isTucked && TUCKABLE.includes(garment.type)
      ? { ...garment, attributes: WEAR.tucked(garment.attributes) }
      : garment,
  );
}

const SHORT: readonly string[] = ['waist-length-top', 'high-hip-top', 'widest-hip-top'];

/** A rise, fly or band that no stretch panel has. */
const FASTENED = /^(high|mid)-rise$|waistband$|^(button-fly|belt-loops|front-pleats|paperbag|tie|side-zip)$/;

/** Nothing is tucked in, belted or buttoned over a pregnant belly; bottoms without a panel sit below it. */
export function drapeOverBelly(garment: GarmentInput): GarmentInput {
  const { category, type, worn } = garment;
  const isOpen = category === 'Outerwear' && type !== 'cape' && !worn?.includes('buttoned');
  const attributes = isOpen ? WEAR.open(garment.attributes) : garment.attributes;
  const isBottom = category === 'Bottoms';
  const waist = removeValues(attributes, 'waist', isBottom ? FASTENED : /^(tucked|front-tuck)$/);
  const isShort = !attributes['length']?.some((length) => !SHORT.includes(length));
  const isFree = !isBottom || waist.includes('over-bump');
  return {
    ...garment,
    attributes: {
      ...attributes,
      ...(category === 'Tops' && isShort && { length: ['jacket-hip'] }),
      waist: isFree ? waist : [...waist, 'under-bump'],
    },
  };
}

function removeValues(attributes: Attributes, attribute: string, pattern: RegExp): string[] {
  return (attributes[attribute] ?? []).filter((value) => !pattern.test(value));
}
