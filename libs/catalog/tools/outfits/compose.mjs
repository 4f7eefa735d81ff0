import { join } from 'node:path';
import { loadLibs } from '../../../../tools/load-libs.mjs';
import { workspace } from '../../../../tools/run.mjs';

export async function createComposer(folder = join(workspace, 'libs/catalog/content')) {
  const { catalog: lib, styling, contracts } = await loadLibs('catalog', 'styling', 'contracts');
  const { isCutFor, listLifeContexts } = contracts;
  const now = new Date();
  const catalog = lib.loadCatalog(folder);
  const compiled = styling.compileKnowledge(catalog);
  const rules = styling.compileRules(catalog);
  const kinds = new Map(catalog.itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));
  const lookBook = styling.compileLookBook(catalog.lookBook, (type) => kinds.get(type));

  function findPieces({ measurements, bodyConcerns, presentation = 'womens', lifeStates = [] }) {
    const profile = { measurements, bodyConcerns, presentation, lifeStates };
    const features = styling.listFeatures(profile);
    const fit = styling.rateFit(compiled, features);
    return catalog.items.flatMap((item, index) => {
      const { id, name, category, type, attributes, colors, status, set, for: cuts, ...wearing } = item;
      if (category === 'Styling' || status === 'retired' || !isCutFor(cuts, presentation)) return [];
      const garment = { category, type, attributes, colors };
      const slot = styling.getSlot(garment, lookBook.findKind);
      const carry = styling.findCarry(rules, features, garment);
      return [
        {
          ...{ slot, source: 'catalog', id, name, garment, score: fit[index] },
          ...{ wearing, status, set, for: cuts, ...carry },
        },
      ];
    });
  }

  return {
    catalog,
    lookBook,
    compose: (body, question, pieces = findPieces(body)) =>
      styling.composeOutfits(
        lookBook,
        {
          person: body.key,
          count: 3,
          presentation: body.presentation,
          lifeStates: body.lifeStates,
          isHeadCovered: body.isHeadCovered,
          features: styling.listFeatures(body),
          contexts: listLifeContexts(body.lifeStates ?? [], now),
          ...question,
        },
        pieces,
        null,
      ),
    findPieces,
  };
}
