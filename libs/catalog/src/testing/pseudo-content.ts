import { PSEUDO_LANGUAGE, registerContent } from '@figura/messages';
import { join } from 'node:path';
import letters from '../../../messages/pseudo-letters.json';
import type { Catalog, ContentTexts } from '../catalog';
import { loadKnowledge } from '../load-knowledge';
import { listTextFiles, readEnglish, tellEffects } from '../load-texts';

export function registerPseudoContent({ recommendations, lifeStates }: Catalog): void {
  const folder = join(__dirname, '../../content');
  const texts: ContentTexts = Object.fromEntries(
    listTextFiles(folder).map((file) => [
      file.replace(/\.yaml$/, ''),
      Object.fromEntries(
        Object.entries(readEnglish(folder, file)).map(([key, text]) => [key, toPseudo(text)]),
      ),
    ]),
  );
  const effects = tellEffects(
    loadKnowledge(folder),
    [...recommendations, ...lifeStates.recommendations],
    texts,
  );
  registerContent(PSEUDO_LANGUAGE, { ...texts, effects });
}

function toPseudo(text: string): string {
  return `[${text.replace(/\{[\w-]+\}|[a-z]/gi, (part) => letters.accented[letters.plain.indexOf(part)] ?? part)}]`;
}
