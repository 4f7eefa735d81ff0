/** What a feed says of whom a product is for. */
interface Audience {
  readonly genders: readonly string[];
  readonly ages: readonly string[];
  /** Categories, from broad to narrow. */
  readonly paths: readonly string[];
  /** The shop's own labels, between commas. */
  readonly labels: string;
  readonly title: string;
}

const GENDERS = /^(?:m|male|man|men|mens|men['’]s|boys?|girls?)$/i;
const AGES = /^(?:newborns?|infants?|toddlers?|kids?|child(?:ren)?|bab(?:y|ies))$/i;
const PATH =
  /(?:^|[>/|])\s*(?:men|men['’]?s|menswear|boys?|girls?|kids|baby|children|toddlers?)\b(?!.*\bwomen)/i;
const LABEL = /^(?:men|men['’]?s|menswear|boys?|girls?|kids?|baby|children|toddlers?)$/i;
const TITLE =
  /(?<![\p{L}-])(?:(?:men|boy|kid|children|toddler)['’]s|(?:boys|kids|toddlers)['’]|mens|boys|kids|toddlers?|for (?:men|boys|kids|children|toddlers))(?![\p{L}-]|\s+(?:style|inspired))/iu;
const WOMEN = /wom[ae]n|ladies|female|unisex/i;

/** Whether a product is for men or for children alone. Where its gender is given its title does not matter. */
export function isForOthers({ genders, ages, paths, labels, title }: Audience): boolean {
  const [given, years] = [words(genders), words(ages)];
  return (
    (given.length > 0 && given.every((gender) => GENDERS.test(gender))) ||
    (years.length > 0 && years.every((age) => AGES.test(age))) ||
    paths.some((path) => PATH.test(path)) ||
    (words([labels]).some((label) => LABEL.test(label)) && !WOMEN.test(labels)) ||
    (given.length === 0 && TITLE.test(title) && !WOMEN.test(title))
  );
}

function words(fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => field.split(/[,;]/))
    .map((word) => word.trim())
    .filter(Boolean);
}
