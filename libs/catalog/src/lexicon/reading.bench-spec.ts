import { join } from 'node:path';
import { compileLexicon, createReader } from '@figura/garments';
import { loadLexicon } from './load-lexicon';

const reader = createReader(compileLexicon(loadLexicon(join(__dirname, '../../content'))));

/** CPU milliseconds, minimum of three runs to exclude GC and other processes. */
function measureCpuTime(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('reading any text', () => {
  it.each([
    ['meaningless words', 'lorem '],
    ['open tags', '<a'],
    ['open scripts', '<script></'],
    ['ampersands', '&amp'],
    ['emoji', '👗🏽'],
    ['another script', '長袖ワンピース'],
    ['combining marks', 'é\u0301'],
    ['one endless word', 'a'],
    ['hyphens', '-'],
    ['numbers', '3/4,5.'],
    ['apostrophes', "s'"],
    ['words that need a noun', 'long wide slim '],
    ['endless parts', 'sleeve and hem '],
    ['things and places', 'zip at the back, '],
    ['negations only', 'without no '],
    ['beginnings of long phrases', 'half button '],
  ])('takes linear time for %s', (_, unit) => {
    const formatText = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    reader.readText(formatText(20_000));
    const short = measureCpuTime(() => reader.readText(formatText(20_000)));
    const long = measureCpuTime(() => reader.readText(formatText(200_000)));
    // Ten times the text: quadratic growth would take 100 times as long.
    expect(long).toBeLessThan(30 * short + 100);
  });
});
