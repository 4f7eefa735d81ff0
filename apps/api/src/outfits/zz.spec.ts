import { loadCatalog } from '@figura/catalog';
import { writeFileSync } from 'node:fs';
import { compileKnowledge, featuresOf, scoringTerms, scoreRange, finish } from '@figura/styling';
import { compileLookBook, type CompiledLookBook } from '../../../../libs/styling/src/looks/compile-look-book';
import { composeOutfits } from '../../../../libs/styling/src/looks/compose';
import type { OutfitPiece } from '../../../../libs/styling/src/looks/piece';
import { slotOf } from './pieces/piece-keys';

const inch = (c: number) => Math.round((c / 2.54) * 100) / 100;
const BODIES: [string, string, ...number[]][] = JSON.parse(process.env['BODIES']!);
const catalog = loadCatalog();
const compiled = compileKnowledge(catalog as never);
const kinds = new Map(catalog.itemTypes.map((t) => [t.slug, t.kindOf]));
const book: CompiledLookBook = compileLookBook(catalog.lookBook as never, (t) => kinds.get(t));
it('runs', () => {
  const out: unknown[] = [];
  const ms: number[] = [];
  const items: Record<string, number> = {};
  const looks: Record<string, number> = {};
  const relaxed: Record<string, number> = {};
  for (const [key, , s, c, w, h, a, b, d, e, concerns] of BODIES as never as [string, string, number, number, number, number, number, number, number, number, string[]][]) {
    const measurements = { shoulders: inch(s), chest: inch(c), waist: inch(w), hips: inch(h), headToChest: inch(a), chestToCrotch: inch(b), crotchToKnee: inch(d), kneeToFloor: inch(e) };
    const features = featuresOf({ measurements, bodyConcerns: concerns } as never) as never;
    const terms = finish(scoringTerms(compiled, features));
    const scores = new Int32Array(catalog.items.length);
    scoreRange(compiled, terms, [0, scores.length], scores);
    const pieces = catalog.items.flatMap((item, i): OutfitPiece[] => {
      if (item.category === 'Styling') return [];
      const p = scores[i]! / 128;
      const { warmth, formality, season, occasion, contexts } = item;
      return [{ slot: slotOf(item), source: 'catalog', id: item.id, name: item.name, garment: item as never, score: p > 0 ? p / (p + 4) : scores[i] === 0 ? -1 : Math.max(-0.6, p / 8), wearing: { warmth, formality, season, occasion, contexts }, status: item.status, set: item.set }];
    });
    for (const occasion of ['everyday', 'work', 'interview', 'weekend', 'evening', 'celebration', 'formal', 'travel', 'sport'] as const)
      for (const season of ['spring', 'summer', 'fall', 'winter'] as const) {
        const t = performance.now();
        const answer = composeOutfits(book, { occasion, season, count: 3, person: key }, pieces, null);
        ms.push(performance.now() - t);
        relaxed[answer.relaxed.join('+')] = (relaxed[answer.relaxed.join('+')] ?? 0) + 1;
        if (answer.outfits.length < 3) console.log('short', key, occasion, season, answer.outfits.length);
        answer.outfits.forEach((o) => { looks[o.look?.id ?? 'free'] = (looks[o.look?.id ?? 'free'] ?? 0) + 1; for (const p of o.pieces) items[p.id] = (items[p.id] ?? 0) + 1; });
        out.push({ body: key, occasion, season, outfits: answer.outfits.map((o) => ({ look: o.look?.id, palette: o.palette, score: o.score, sentence: o.sentence, relaxed: o.relaxed, pieces: o.pieces.map((p) => ({ slot: p.slot === 'one-piece' ? 'dress' : p.slot === 'layer' ? 'coat' : p.slot, id: p.id, name: p.name, garment: { type: p.garment.type, category: (p.garment as never as { category: string }).category, attributes: p.garment.attributes, colors: p.garment.colors }, worn: p.worn?.join(', ') })) })) });
      }
  }
  ms.sort((x, y) => x - y);
  const n = out.length * 3;
  console.log('ms', ms[ms.length >> 1], ms[Math.floor(ms.length * 0.95)], ms.at(-1), 'relaxed', JSON.stringify(relaxed), 'looks', Object.keys(looks).length, 'free', looks['free']);
  console.log(Object.entries(items).sort((x, y) => y[1] - x[1]).slice(0, 25).map(([k, v]) => `${k} ${((100 * v) / n).toFixed(1)}`).join('\n'));
  writeFileSync('/tmp/after.json', JSON.stringify(out));
});
