/** What a shop says of whom a garment is for. */
interface Audience {
  readonly genders?: readonly string[];
  readonly ages?: readonly string[];
  /** Categories, from broad to narrow. */
  readonly paths?: readonly string[];
  /** The shop's own labels, between commas. */
  readonly labels?: string;
  readonly title: string;
}

const GENDERS = /^(?:m|male|man|men|mens|men['’]s|boys?|girls?)$/i;
const AGES = /^(?:newborns?|infants?|toddlers?|kids?|child(?:ren)?|bab(?:y|ies))$/i;
const PATH =
  /(?:^|[>/|])\s*(?:men|men['’]?s|menswear|boys?|girls?|kids|baby|children|toddlers?|pets?|dogs?)\b(?!.*\bwomen)/i;
const LABEL = /^(?:men|men['’]?s|menswear|boys?|girls?|kids?|baby|children|toddlers?)$/i;
const NAMED =
  /(?<![\p{L}-])(?:(?:men|boy|girl|kid|children|toddler)['’]s|(?:boys|girls|kids|toddlers)['’]|mens|boys|kids|toddlers?|infants?|newborns?|for (?:men|boys|girls|kids|children|toddlers|babies|dogs|cats|pets))(?![\p{L}-]|\s+(?:style|inspired))/iu;
/** "Girls floral dress", "baby romper"; but no "girls’ night" or "baby tee". */
const WEARER = /(?<![\p{L}-])(?:girls (?!night)|baby (?=romper|bodysuit|sleepsuit|grow|onesie|bootie))/iu;
/** "Dog sweater", whatever the gender; but no "dog print sweater". */
const PET =
  /(?<![\p{L}-])(?:dog|puppy|pet) (?=sweater|jumper|coat|raincoat|jacket|hoodie|t-?shirt|dress|costume|bandana)/iu;
const AGE =
  /(?<![\p{L}\d-])(?:(?:age[ds]?|ages) \d{1,2}|\d{1,2} ?[-–] ?\d{1,2} ?(?:years?|yrs?|months?|mths?)|\d[tT])(?![\p{L}\d])/iu;
const TITLES = [NAMED, WEARER, AGE];
const WOMEN = /wom[ae]n|ladies|female|unisex/i;
/** Of a path or a title, which say what they say in fewer characters: what is looked for in the rest costs its square. */
const MAX_LENGTH = 1_000;

/**
 * Whether a garment is for men, for children or for animals alone. Where its gender and the age of its wearer are given its
 * title does not matter.
 */
export function isForOthers({ genders = [], ages = [], paths = [], labels = '', title }: Audience): boolean {
  const [given, years] = [words(genders), words(ages)];
  const start = title.slice(0, MAX_LENGTH);
  return (
    (given.length > 0 && given.every((gender) => GENDERS.test(gender))) ||
    (years.length > 0 && years.every((age) => AGES.test(age))) ||
    paths.some((path) => PATH.test(path.slice(0, MAX_LENGTH))) ||
    (words([labels]).some((label) => LABEL.test(label)) && !WOMEN.test(labels)) ||
    PET.test(start) ||
    (given.length === 0 && TITLES.some((says) => says.test(start)) && !WOMEN.test(start))
  );
}

function words(fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => field.split(/[,;]/))
    .map((word) => word.trim())
    .filter(Boolean);
}
