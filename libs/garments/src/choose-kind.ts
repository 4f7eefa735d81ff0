import type { CompiledKind, UnpackedLexicon } from './compiled-lexicon';
import type { KindFinding, SentenceFindings } from './sentence/findings';

export interface KindMention extends KindFinding {
  readonly field: string;
}

interface Mentions extends Pick<SentenceFindings, 'signs'> {
  readonly field: string;
  readonly text: string;
  readonly kinds: readonly KindFinding[];
}

/**
 * In a title, the last noun before a preposition; elsewhere, a sentence's first noun. Sentence order must not matter, so the first kind in
 * the lexicon wins.
 */
export function chooseKind(
  lexicon: UnpackedLexicon,
  fields: readonly Mentions[],
  shop: Mentions | undefined,
  isGiven: (value: string) => boolean,
): KindMention | undefined {
  const getKind = ({ kind }: KindFinding): CompiledKind => lexicon.kinds[kind]!;
  const isMeant = (mention: KindFinding) => !getKind(mention).unless.some(isGiven);
  const listMentions = ({ field, kinds }: Mentions): KindMention[] =>
    kinds.filter(isMeant).map((mention) => ({ ...mention, field }));
  const isThing = (mention: KindMention) => getKind(mention).type !== undefined;
  const getCategory = (mention: KindMention) => getKind(mention).type?.category;

  const fromTitle = findLastOfLowestRank(
    fields.filter(({ field }) => field === 'title').flatMap(listMentions),
  );
  const fromText = findMostTelling(fields.filter(({ field }) => field !== 'title').flatMap(listMentions));
  const inShop = shop ? listMentions(shop) : [];
  const ofShop = inShop.at(-1);
  const isNamed = [fromTitle, fromText].every((mention) => mention && isThing(mention));
  const shelf = inShop.find(
    (mention) => !isThing(mention) && ((mention === ofShop && !isNamed) || getKind(mention).isShelf),
  );
  const own = nameInFull() ?? findShopAgreedKind() ?? findMoreTelling(fromTitle, fromText);
  const meant = findKindUnderSign(own);
  return shelf ? (onShelf(shelf) ?? shelf) : (meant ?? ofShop);

  function nameInFull(): KindMention | undefined {
    if (!fromTitle || !fromText || areKin(fromTitle, fromText)) return undefined;
    const [title, text] = [fromTitle, fromText].map(
      ({ field, start, end }) =>
        ` ${fields
          .find((found) => found.field === field)!
          .text.slice(start, end)
          .toLowerCase()} `,
    );
    return title !== text && text!.includes(title!) ? fromText : undefined;
  }

  /** If title and text name unrelated things, the shop's category decides. */
  function findShopAgreedKind(): KindMention | undefined {
    if (!ofShop || !fromTitle || !fromText || areKin(fromTitle, fromText)) return undefined;
    const areApart = getCategory(fromTitle) !== getCategory(fromText);
    const agreed = [fromText, fromTitle].filter((mention) =>
      areApart ? getCategory(mention) === getCategory(ofShop) : areKin(mention, ofShop),
    );
    return agreed.length === 1 ? agreed[0] : undefined;
  }

  function areKin(a: KindMention, b: KindMention): boolean {
    return getKind(a).lineage.includes(getKind(b).slug) || getKind(b).lineage.includes(getKind(a).slug);
  }

  /**
   * The mention of lowest rank that no other mention narrows, by order in the lexicon: "ankle boots … heel 6
   * cm".
   */
  function findMostTelling(mentions: readonly KindMention[]): KindMention | undefined {
    const lowest = mentions.reduce((least, { rank }) => Math.min(least, rank), 2);
    const best = mentions.filter(({ rank }) => rank === lowest);
    const named = [...new Set(best.map(({ kind }) => kind))];
    const isKnownCloser = (mention: KindMention) =>
      named.some(
        (kind) => kind !== mention.kind && lexicon.kinds[kind]!.lineage.includes(getKind(mention).slug),
      );
    return findFirstInLexicon(best.filter((mention) => !isKnownCloser(mention)));
  }

  /**
   * Some shop categories contain only their own kinds: under "Nightwear", a top is nightwear. A jumper stays a
   * jumper if the narrowest category says so.
   */
  function onShelf(mention: KindMention): KindMention | undefined {
    const { slug } = getKind(mention);
    const own = ofShop && isThing(ofShop) ? getKind(ofShop) : undefined;
    // Bra straps are not a bra.
    if (meant && !isThing(meant) && !getKind(meant).lineage.includes(slug)) return undefined;
    // "Tops" alone is too general: tops under "Nightwear" are nightwear.
    if (meant && own && own.lineage.length > 1 && getKind(meant).lineage.includes(own.slug)) return meant;
    return [meant, ofShop].find((other) => other && isThing(other) && getKind(other).lineage.includes(slug));
  }

  function findMoreTelling(a: KindMention | undefined, b: KindMention | undefined): KindMention | undefined {
    if (!a || !b) return a ?? b;
    if (getKind(a).isApart && getKind(b).isApart) return findFirstInLexicon([a, b].filter(isThing)) ?? a;
    if (getKind(a).isApart) return a;
    if (getKind(b).isApart) return b.rank === 0 ? b : a;
    // A title such as "Mind the hat" is a slogan.
    if (a.isObject && b.rank === 0) return b;
    if (getCategory(a) !== getCategory(b)) return a;
    return getKind(b).lineage.includes(getKind(a).slug) ? b : a;
  }

  function findKindUnderSign(mention: KindMention | undefined): KindMention | undefined {
    if (!mention) return undefined;
    const sign = fields
      .flatMap(({ signs }) => signs)
      .find((kind) => lexicon.kinds[kind]!.signsFor.includes(getKind(mention).slug));
    return sign === undefined ? mention : { ...mention, kind: sign };
  }
}

function findLastOfLowestRank(mentions: readonly KindMention[]): KindMention | undefined {
  return mentions.filter(({ rank }) => rank < 2).at(-1) ?? mentions.at(-1);
}

function findFirstInLexicon(mentions: readonly KindMention[]): KindMention | undefined {
  return mentions.reduce<KindMention | undefined>(
    (first, mention) => (first && first.kind <= mention.kind ? first : mention),
    undefined,
  );
}
