import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.condition);

/** A value of a garment, with its display name. */
interface NamedValue {
  attribute: string;
  value: string;
  label: string;
}

/** Values whose names say how a garment is, and not what it has. */
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

/** Legs that are garments. */
const GARMENTS: readonly string[] = ['legging', 'culotte', 'short-shorts', 'knee-shorts', 'close-shoe'];

/** Several of a kind: "notched lapels", "shorts to mid-thigh". */
const PLURAL = /[^s]s$|^shorts\b/;

/** What stands before or behind what sets a value apart, so that it can be left out where the attribute is known. */
const BEFORE = /^(Hem|Sleeve|Top|Jacket|Shoe)(?= (at|to|just|ending|over|rolled|with) )\s/;
const BEHIND = / (neck|neckline|sleeve|fit|leg|style|toe|heel)$/;
const ENDS_IN = /, (to|over) .*$/;

/** "with a V-neck", "at the knee", "in satin": under which condition something is said of a garment. */
export function formatConditionWords({ attribute, value, label }: NamedValue): string {
  if (attribute === 'color') return t(`shade.${shadeOf(value)}`);
  const whole = getLowerFirst(label.replace(ENDS_IN, ''));
  const rest = label.replace(ENDS_IN, '').replace(BEFORE, '');
  if (attribute === 'length' && rest !== label) return getLowerFirst(rest);
  if (/^with/i.test(rest)) return getLowerFirst(rest);
  if (whole.endsWith(' style')) return t('style', { name: whole });
  if (ADJECTIVES.includes(value)) return t('if', { name: whole });
  if (attribute === 'fabric') return t('in', { name: whole });
  const article = PLURAL.test(whole) ? 'none' : /^[aeiou]/i.test(whole) ? 'an' : 'a';
  return t(attribute === 'style' || GARMENTS.includes(value) ? 'as' : 'with', { article, name: whole });
}

/** A value in a word or two, beside others of its attribute: "V-neck", "Crew", "At the knee". */
export function formatShortName(label: string): string {
  const short = label
    .replace(ENDS_IN, '')
    .replace(BEFORE, '')
    .replace(/^ending /, '')
    .replace(BEHIND, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Letters that are shapes stay large. */
export const getLowerFirst = (name: string): string =>
  /^[A-Z][a-z ]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function shadeOf(value: string): 'dark' | 'light' | 'bright' | 'mid' | 'skin' | 'other' {
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
