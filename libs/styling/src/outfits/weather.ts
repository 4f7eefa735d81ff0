import type { Demand } from './question';
import { BARE_INSTEPS, type Candidate, type VetoQuestion } from './vetoes/veto';
import { INDOORS } from './vetoes/weather-vetoes';

/** Degrees Celsius. */
const COLD_FEET = 5;

export const isCold = ({ celsius }: VetoQuestion): boolean => celsius !== null && celsius <= COLD_FEET;

export function isBootWeather(question: VetoQuestion): boolean {
  const isDay = !INDOORS.has(question.occasion) && question.occasion !== 'evening';
  return isDay && (question.isRaining || isCold(question));
}

export function isLowShoe({ facts }: Candidate): boolean {
  return facts.is('loafer', 'oxford', 'sneaker', ...BARE_INSTEPS) && !facts.has('texture', 'fuzzy');
}

const isPufferWithoutHood = (facts: Candidate['facts']) =>
  facts.is('puffer') && !facts.has('neckline', 'hooded');

const WEATHER: readonly (readonly [
  when: (demand: Demand) => boolean,
  sum: (facts: Candidate['facts']) => number,
])[] = [
  [
    ({ isRaining }) => isRaining,
    (facts) =>
      (facts.is('rain-coat', 'rain-boot', 'trench-coat', 'parka') ? 0.25 : 0) +
      (facts.is('boot') || facts.has('fabric', 'shell-cloth') ? 0.1 : 0) -
      (facts.has('fabric', 'suede', 'satin', 'velvet') ? 0.3 : 0) -
      (facts.is('sandal', 'espadrille', 'mule', 'ballet-flat', 'slingback', 'longline-cardigan') ? 0.4 : 0) -
      (facts.is('wool-coat', 'cocoon-coat', 'loafer') || isPufferWithoutHood(facts) ? 0.35 : 0) -
      (facts.has('length', 'floor') ? 0.2 : 0),
  ],
  [
    (demand) => isCold(demand) && !INDOORS.has(demand.occasion),
    (facts) =>
      (facts.is('boot') ? 0.2 : 0) -
      (facts.is('loafer', ...BARE_INSTEPS) || (facts.is('sneaker') && !facts.has('texture', 'fuzzy'))
        ? 0.4
        : 0),
  ],
  [
    ({ weather }) => weather?.wind === true,
    (facts) =>
      (facts.is('windbreaker') ? 0.2 : 0) -
      (facts.is('full-skirt') ? 0.3 : 0) -
      (facts.has('length', 'mini') ? 0.2 : 0),
  ],
  [
    ({ weather }) => weather !== null && weather.celsius >= 28,
    (facts) =>
      (facts.has('fabric', 'linen', 'chiffon', 'viscose') ? 0.15 : 0) -
      (facts.is('jeans') || facts.has('fabric', 'denim', 'firm-denim', 'wool-suiting', 'ponte') ? 0.2 : 0),
  ],
];

/** About -0.5 to 0.3; 0 if nothing is known. */
export function weighWeather({ facts }: Candidate, demand: Demand): number {
  return WEATHER.reduce((total, [when, sum]) => total + (when(demand) ? sum(facts) : 0), 0);
}
