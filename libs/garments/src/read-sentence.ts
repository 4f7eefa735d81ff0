import { ANY_GARMENT } from './compile-lexicon';
import type { CompiledLexicon, Sense } from './compiled-lexicon';
import type { Mark } from './marks';

/** Where words of the source say something. */
interface Span {
  readonly start: number;
  readonly end: number;
}
/** A value, by its index in the lexicon. */
interface ValueFinding extends Span {
  readonly value: number;
}
interface ColorFinding extends Span {
  readonly color: number;
  /** How many colors the sentence names before it. */
  readonly place: number;
}
export interface KindFinding extends Span {
  readonly kind: number;
  /** 0 for the first noun of its sentence, 1 for another before any preposition, 2 behind one. */
  readonly rank: 0 | 1 | 2;
}
export interface SentenceFindings {
  values: ValueFinding[];
  readonly colors: ColorFinding[];
  readonly kinds: KindFinding[];
  /** Kinds that something in the sentence is a sign of. */
  readonly signs: number[];
  readonly unread: string[];
}

/** The cloth of anything, at the end of a name: "ribbed cloth". */
const ANY_CLOTH = 'cloth';
const CONJUNCTIONS = new Set(['and', 'or', 'nor']);
/** As many words may wait for their noun, or things for their place. */
const MAX_WAITING = 12;
/** As many words may stand in a compound behind its first noun. */
const MAX_COMPOUND = 3;
/** Parts that are not seen when the garment is worn. */
const INSIDE = new Set(['lining', 'insole']);
/** Percent of a fiber from which on it makes the cloth. */
const MAIN_SHARE = 50;
/** Parts that are seen whatever else is: a V-neck front and back. */
const SEEN = new Set(['front']);
const NUMBER = /^\d/;

/** What a noun is called by in senses: a part's slug, or a kind's with all that it is a kind of. */
interface Head extends Span {
  readonly names: readonly string[];
  readonly isGarment: boolean;
}
/** A word whose noun has not come yet; of cloth and colors also what they say if that noun is the garment. */
interface Pending {
  readonly mark: Mark;
  /** How many commas stood before it in the sentence. */
  readonly commas: number;
  readonly values: readonly ValueFinding[];
  readonly color?: ColorFinding;
}

/**
 * Reads the marks of one sentence. A word before a noun is said of that noun ("long, wide sleeves"), one behind "are" or a
 * colon of the noun before; a thing before "at", "in" or "around" is placed at the parts that follow; what cloth and color
 * are said of is the garment until "with" begins what it has. Each mark is looked at a bounded number of times.
 */
export function readSentence(marks: readonly Mark[], lexicon: CompiledLexicon): SentenceFindings {
  const found: SentenceFindings = { values: [], colors: [], kinds: [], signs: [], unread: [] };
  if (marks.some(({ phrase }) => phrase?.role === 'aside')) return found;

  let pending: Pending[] = [];
  /** The noun before, of which a preposition or a verb may say more. */
  let head: Head | undefined;
  /** The noun that a verb or a colon says something of. */
  let subject: Head | undefined;
  /** Whether what comes is still about the garment as a whole. */
  let aboutGarment = true;
  /** Whether a preposition stands before what comes. */
  let governed = false;
  let negated = false;
  let skipNext = false;
  let commas = 0;
  let colorsSeen = 0;
  let anyHead = false;
  /** Things that a place may follow, and what the nearest of them gave. */
  let placeable: Mark[] = [];
  let nearest: ValueFinding[] = [];

  const markAt = (index: number): Mark | undefined => marks[index];
  const isBreak = (mark: Mark | undefined) => {
    const role = mark?.phrase?.role;
    return (
      !mark ||
      mark.text === ',' ||
      mark.text === ':' ||
      CONJUNCTIONS.has(mark.text) ||
      (!!role && role !== 'filler' && role !== 'more')
    );
  };
  const isCloth = (attribute: string) => lexicon.cloth.includes(attribute);
  const valueOf = (sense: Sense) => lexicon.values[sense[0]]!;

  /** Values of a mark's senses that pass, none twice. */
  const valuesOf = (mark: Mark, passes: (sense: Sense) => boolean, span: Span): ValueFinding[] =>
    (mark.phrase?.senses ?? [])
      .filter(passes)
      .map(([value]) => ({ value, start: span.start, end: span.end }));
  const emit = (values: readonly ValueFinding[]) => {
    const said = negated ? [] : values.filter(({ value }) => lexicon.values[value]!.value !== null);
    found.values.push(...said);
    nearest.push(...said);
  };
  const emitCloth = ({ values, color }: Pending) => {
    emit(values);
    if (color && !negated) found.colors.push(color);
  };

  /** Whoever writes more words before a noun than that means none of them. */
  const wait = (word: Pending) => {
    pending = [...pending.slice(-MAX_WAITING), word];
  };
  const isOfGarment = () => aboutGarment && (!head || head.isGarment || governed);
  /** Ends a list of cloths or colors; other words may still find their noun: "long, wide sleeves". */
  const flushCloth = () => {
    const said = pending.filter(({ values, color }) => values.length > 0 || color);
    if (isOfGarment()) said.forEach(emitCloth);
    pending = pending.filter((waiting) => !said.includes(waiting));
  };
  /** Ends what stands before: words that found no noun are said of the verb's subject, cloth and color of the garment. */
  const flush = () => {
    const ofGarment = isOfGarment();
    for (const waiting of pending) {
      if (ofGarment && !subject) emitCloth(waiting);
      const names =
        subject?.names ?? (!anyHead ? [ANY_GARMENT] : head?.isGarment && !governed ? head.names : []);
      emit(
        valuesOf(waiting.mark, ([, name]) => !!name && names.includes(name), {
          start: subject?.start ?? waiting.mark.start,
          end: waiting.mark.end,
        }),
      );
      if (subject?.isGarment) emitCloth(waiting);
    }
    pending = [];
  };

  for (let index = 0; index < marks.length; index++) {
    const mark = markAt(index)!;
    const { phrase, text } = mark;
    const next = markAt(index + 1);

    if (skipNext && !isBreak(mark)) {
      skipNext = phrase?.role === 'filler' || phrase?.role === 'determiner';
      if (!isNoun(mark)) continue;
    }
    if (text === '%') {
      // "5% elastane" is not what the cloth is like.
      skipNext = Number(markAt(index - 1)?.text) < MAIN_SHARE;
      continue;
    }
    if (text === ',') {
      commas += 1;
      if (subject) flush();
      else if (governed) flushCloth();
      if (governed && head && !head.isGarment) governed = false;
      if (negated && !CONJUNCTIONS.has(next?.text ?? '')) negated = false;
      placeable = [];
      nearest = [];
      continue;
    }
    if (CONJUNCTIONS.has(text)) {
      if (governed) flushCloth();
      if (negated && next?.phrase?.senses?.some(([, name]) => !!name)) negated = false;
      nearest = [];
      continue;
    }
    if (text === ':') {
      flush();
      subject = head;
      negated = false;
      continue;
    }

    switch (phrase?.role) {
      case 'filler':
      case 'determiner':
        if (phrase.senses) break;
        continue;
      case 'negator':
        flush();
        negated = true;
        continue;
      case 'more':
        skipNext = true;
        continue;
      case 'is':
        flush();
        subject = head;
        continue;
      case 'until-end':
        flush();
        return found;
      case 'lining':
        // The cloth before it is that of the lining; so is the one behind, if it says which.
        if (pending.every(({ values }) => values.length === 0) && !mark.joined)
          wait({ mark, commas, values: [] });
        pending = pending.filter(({ values }) => values.length === 0);
        if (isBreak(next) && next?.phrase?.role !== undefined) {
          flush();
          aboutGarment = false;
          if (next.phrase.role !== 'at') index += 1;
        }
        continue;
      case 'less':
        pending = pending.filter(({ values }) => values.length === 0);
        if (mark.joined && found.kinds.at(-1)?.end === markAt(index - 1)?.end) {
          found.kinds.pop();
          head = undefined;
          anyHead = false;
        }
        continue;
      case 'with':
        flush();
        negated = false;
        aboutGarment = false;
        governed = true;
        head = undefined;
        subject = undefined;
        placeable = placeable.slice(-1);
        nearest = [];
        continue;
      case 'of':
        beginCloth(index);
        continue;
      case 'at':
      case 'in': {
        const places = placesFrom(marks, index + 1);
        flush();
        if (places.end > index) {
          placeThings(places.parts, marks[places.end]!.end);
          governed = true;
          index = places.end;
        } else if (phrase.role === 'in') beginCloth(index);
        else {
          aboutGarment = false;
          governed = true;
          subject = undefined;
        }
        continue;
      }
      default:
    }

    if (phrase?.sign !== undefined && !negated) found.signs.push(phrase.sign);
    if (isNoun(mark)) {
      // What a lining or an insole has is not seen.
      const isInside = !anyHead && !isBeforeHead(index) && INSIDE.has(phrase?.part ?? '');
      takeHead(mark, index);
      if (isInside) return found;
    } else if (phrase?.senses || phrase?.color !== undefined || phrase?.cloth !== undefined) {
      takeWord(mark, next);
    } else {
      if (phrase?.term && !negated) found.unread.push(text);
      if (isBreak(next) && !NUMBER.test(text)) {
        // A noun that is not known: what stood before was said of it.
        if (!aboutGarment || head) pending = [];
        else flush();
        nearest = [];
        placeable = [];
      }
    }
  }
  flush();
  return found;

  /** "in jersey": the cloth of what stands before, or of the garment behind a comma. */
  function beginCloth(index: number) {
    flush();
    aboutGarment = markAt(index - 1)?.text === ',' || (aboutGarment && (!head || head.isGarment));
    governed = true;
    subject = undefined;
  }

  /** A V-neck at the back is not what is seen from the front. */
  function dropHidden(parts: readonly string[]) {
    for (const { value, start, end } of nearest) {
      const { attribute } = lexicon.values[value]!;
      const hidden = lexicon.notAt[attribute] ?? [];
      if (!parts.some((part) => hidden.includes(part)) || parts.some((part) => SEEN.has(part))) continue;
      found.values = found.values.filter(
        (said) => said.start < start || said.end > end || lexicon.values[said.value]!.attribute !== attribute,
      );
    }
    nearest = [];
  }

  function takeWord(mark: Mark, next: Mark | undefined) {
    if (negated) return;
    const { senses = [], color, cloth } = mark.phrase!;
    const plain = senses.filter(([, name, place]) => !name && !place);
    const ofCloth = plain.filter((sense) => isCloth(valueOf(sense).attribute));
    const said = plain.filter((sense) => !isCloth(valueOf(sense).attribute));
    if (cloth !== undefined || ofCloth.length > 0) {
      // Cloth waits for the noun that it is the cloth of, with what the words before say of it.
      const words = wordsFor(cloth === undefined ? [ANY_CLOTH] : [cloth, ANY_CLOTH], false);
      const given = words.flatMap(({ values }) => values).map((finding) => ({ ...finding, end: mark.end }));
      const own = valuesOf(mark, (sense) => ofCloth.includes(sense), mark);
      pending = pending.filter((waiting) => !words.some(({ word }) => word === waiting));
      wait({ mark, commas, values: [...given, ...withoutAttributesOf(given, own)] });
    } else if (color !== undefined) {
      wait({
        mark,
        commas,
        values: [],
        color: { color, place: colorsSeen++, start: mark.start, end: mark.end },
      });
    } else if (said.length < senses.length) wait({ mark, commas, values: [] });
    if (said.length > 0) {
      nearest = [];
      emit(valuesOf(mark, (sense) => said.includes(sense), mark));
      // A thing of its own, as "wrapover": words just before it were said of it.
      if (isBreak(next) && next?.text !== ',')
        pending = pending.filter(({ mark: { phrase } }) => phrase === mark.phrase);
    }
    placeable = [...placeable.slice(-MAX_WAITING), mark];
  }

  function withoutAttributesOf(
    given: readonly ValueFinding[],
    values: readonly ValueFinding[],
  ): ValueFinding[] {
    const attributes = new Set(given.map(({ value }) => lexicon.values[value]!.attribute));
    return values.filter(({ value }) => !attributes.has(lexicon.values[value]!.attribute));
  }

  /** What waiting words say of a noun: those just before it only, where another noun follows. */
  function wordsFor(names: readonly string[], adjacentOnly: boolean) {
    const taken: { word: Pending; values: ValueFinding[] }[] = [];
    for (const word of [...pending].reverse()) {
      if (adjacentOnly && word.commas < commas) break;
      const values = valuesOf(word.mark, ([, name]) => !!name && names.includes(name), word.mark);
      if (values.length > 0) taken.push({ word, values });
      else if (adjacentOnly) break;
    }
    return taken.reverse();
  }

  function takeHead(mark: Mark, index: number) {
    const { part, kind } = mark.phrase!;
    // "Long-sleeved" is said of the garment that follows, be it behind a comma.
    const isCompound =
      (part === undefined ? isNoun(markAt(index + 1)) : isBeforeHead(index)) ||
      (mark.text.endsWith('ed') && mark.joined);
    if (!isCompound && isPlace(mark)) return;
    // The "polo" of a "ribbed polo neck" only says which neck.
    if (isCompound && part === undefined) {
      wait({ mark, commas, values: [] });
      return;
    }
    // "Body: 95% cotton" is no bodysuit.
    const isMeasured = markAt(index + 1)?.text === ':' && NUMBER.test(markAt(index + 2)?.text ?? '');
    const rank = governed || !aboutGarment || isMeasured ? 2 : anyHead ? 1 : 0;
    // A belt, a skirt, a top may be the thing itself or a part of it.
    const isGarment = kind !== undefined && (part === undefined || rank === 0);
    const lineage = kind === undefined ? [] : lexicon.kinds[kind]!.lineage;
    const names = [...lineage, ...(part === undefined ? [] : [part]), ...(isGarment ? [ANY_GARMENT] : [])];
    const words = wordsFor(names, isCompound);
    const given = words.flatMap(({ word, values }) =>
      values.map(({ value }) => ({ value, start: word.mark.start, end: mark.end })),
    );
    const own = valuesOf(mark, ([, name, place]) => !name && !place, mark);

    nearest = [];
    // The neck of a "V-neck back" is behind.
    const behind = markAt(index + 1)?.phrase?.part ?? '';
    const isSeen = ({ value }: ValueFinding) =>
      !lexicon.notAt[lexicon.values[value]!.attribute]?.includes(behind);
    emit([...given, ...withoutAttributesOf(given, own)].filter(isSeen));
    const spoken = new Set(words.map(({ word }) => word));
    if (isGarment && !isCompound) {
      if (aboutGarment && !governed) pending.filter((waiting) => !spoken.has(waiting)).forEach(emitCloth);
      if (!negated) found.kinds.push({ kind, rank, start: mark.start, end: mark.end });
    } else if (part !== undefined) noteUnread(mark, index);
    pending = isCompound ? pending.filter((waiting) => !spoken.has(waiting)) : [];
    if (isCompound) wait({ mark, commas, values: [] });
    else {
      head = { names, isGarment, start: mark.start, end: mark.end };
      subject = undefined;
      anyHead = true;
    }
    if (!isCompound) placeable = [...placeable.slice(-MAX_WAITING), mark];
  }

  /** Whether another noun follows that it is said of: the "neck" of a "V-neck satin top". */
  function isBeforeHead(index: number): boolean {
    for (let at = index + 1; at < marks.length && at <= index + MAX_COMPOUND; at++) {
      if (isNoun(marks[at])) return true;
      if (isBreak(marks[at])) return false;
    }
    return false;
  }

  /** "Buttons front and back": places that no preposition announces. */
  function isPlace(mark: Mark): boolean {
    if (!/^(front|back)$/.test(mark.phrase!.part ?? '') || placeable.length === 0 || pending.length > 0)
      return false;
    placeThings(placesFrom(marks, marks.indexOf(mark)).parts, mark.end);
    return true;
  }

  function placeThings(parts: readonly string[], end: number) {
    for (const thing of placeable)
      emit(valuesOf(thing, ([, , place]) => !!place && parts.includes(place), { start: thing.start, end }));
    dropHidden(parts);
  }

  /** A word before a part that nobody knows: a "tulip" sleeve. */
  function noteUnread(mark: Mark, index: number) {
    const before = markAt(index - 1);
    if (
      before &&
      !before.phrase &&
      !negated &&
      before.text !== ',' &&
      before.text !== ':' &&
      !CONJUNCTIONS.has(before.text) &&
      !NUMBER.test(before.text)
    )
      found.unread.push(`${before.text} ${mark.text}`);
  }
}

function isNoun(mark: Mark | undefined): boolean {
  return mark?.phrase?.part !== undefined || mark?.phrase?.kind !== undefined;
}

/** The parts that a preposition names: "the neckline, cuffs and hem", "the back of the neck". `end` is before `from` if none. */
function placesFrom(marks: readonly Mark[], from: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let end = from - 2;
  let mayFollow = true;
  for (let index = from; index < marks.length; index++) {
    const { text, phrase } = marks[index]!;
    if (phrase?.role === 'filler' || phrase?.role === 'determiner') continue;
    if (text === ',' || CONJUNCTIONS.has(text) || phrase?.role === 'of' || phrase?.role === 'at') {
      if (parts.length === 0) break;
      mayFollow = true;
      continue;
    }
    if (phrase?.part === undefined || !phrase.isPlace || !mayFollow || isNoun(marks[index + 1])) break;
    parts.push(phrase.part);
    end = index;
    mayFollow = false;
  }
  return { parts, end };
}
