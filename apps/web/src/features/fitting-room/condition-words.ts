import { capitalize } from '../../lib/text/capitalize';
import { condition as t } from './messages.en';
import { startSmall, startSmallAdjective } from '../../lib/text/within-sentence';

interface NamedValue {
  attribute: string;
  value: string;
  label: string;
}

/** Values that describe the garment, not a part of it. */
const ADJECTIVES: readonly string[] = [
  'strapless',
  'collarless',
  'off-shoulder',
  'sleeveless',
  'semi-fitted',
  'skimming-midriff',
  'close-back',
  'fitted-hip',
  'easy-hip',
  'fitted-thigh',
  'easy-thigh',
  'a-line',
  'bias-cut',
  'fit-and-flare',
];

/** Leg values that name garments. */
const GARMENTS: readonly string[] = ['legging', 'culotte', 'short-shorts', 'knee-shorts', 'close-shoe'];

/** Plurals take no article: "notched lapels", "shorts to mid-thigh". */
const PLURAL = /[^s]s$|^shorts\b/;

/** Attribute words that can be dropped if the attribute is known. */
const BEFORE = /^(Hem|Sleeve|Top|Jacket|Shoe)(?= (at|to|just|ending|over|rolled|with) )\s/;
const BEHIND = /(?<!\b(?:at|the|natural)) (neck|neckline|sleeve|fit|leg|style|toe|heel|waist|length)$/;
const ENDS_IN = /, (to|over) .*$/;

export function formatConditionWords({ attribute, value, label }: NamedValue): string {
  if (attribute === 'color') return t(`shade.${findShade(value)}`);
  const whole = startSmall(label.replace(ENDS_IN, ''));
  const rest = label.replace(ENDS_IN, '').replace(BEFORE, '');
  if (attribute === 'length' && rest !== label) return startSmall(rest);
  if (/^with/i.test(rest)) return startSmall(rest);
  if (whole.endsWith(' style')) return t('style', { name: whole });
  if (ADJECTIVES.includes(value)) return t('if', { name: whole });
  if (attribute === 'fabric') return t('in', { name: whole });
  const article = PLURAL.test(whole) ? 'none' : /^[aeiou]/i.test(whole) ? 'an' : 'a';
  const isGarment = attribute === 'style' || GARMENTS.includes(value);
  return t(isGarment ? 'as' : 'with', { article, name: isGarment ? startSmallAdjective(whole) : whole });
}

export function formatShortName(label: string): string {
  return capitalize(
    label
      .replace(ENDS_IN, '')
      .replace(BEFORE, '')
      .replace(/^ending /, '')
      .replace(BEHIND, ''),
  );
}

function findShade(value: string): 'dark' | 'light' | 'bright' | 'mid' | 'skin' | 'other' {
  const [shade] = value.split('-');
  switch (shade) {
    case 'dark':
    case 'light':
    case 'bright':
    case 'mid':
    case 'skin':
      return shade;
    case 'pale':
      return 'light';
    default:
      return 'other';
  }
}
